import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';

const TYPING_PAUSE = 600;

export function MarkdownPreview({ id, content }: { id: string; content: string }) {
  const settled = useSettled(content);
  const { data, isError } = useQuery({
    queryKey: ['preview', settled],
    queryFn: ({ signal }) =>
      callApi<{ html: string }>('/api/admin/preview', {
        method: 'POST',
        body: { content: settled },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return (
    // It scrolls, so the keyboard must be able to reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section id={id} aria-label="Live preview" tabIndex={0} className="editor-preview">
      {isError && <p role="alert">The preview could not be made. What you typed is safe.</p>}
      {content.trim() === '' && <p className="text-muted">What you write appears here.</p>}
      {/* The server sanitises it, as it does for visitors. */}
      <div lang="fr" className="prose" dangerouslySetInnerHTML={{ __html: data?.html ?? '' }} />
    </section>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
