import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError, callApi } from '@/components/admin/api/call-api';
import { useSettled } from '@/components/ui/use-settled';

const TYPING_PAUSE = 600;

export function MarkdownPreview({ id, content }: { id: string; content: string }) {
  const settled = useSettled(content, TYPING_PAUSE);
  const { data, error } = useQuery({
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
    // It scrolls: with a tab stop, the arrow keys can do that too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section id={id} aria-label="Live preview" tabIndex={0} className="editor-preview">
      {error && (
        <p role="alert">The preview could not be made. What you typed is safe. {reasonOf(error)}</p>
      )}
      {content.trim() === '' && <p className="text-muted">What you write appears here.</p>}
      {/* The server rendered it with lib/markdown, which keeps only the elements in its schema. */}
      <div lang="fr" className="prose" dangerouslySetInnerHTML={{ __html: data?.html ?? '' }} />
    </section>
  );
}

/** Said of the text itself, as it would be when it is saved. */
export function reasonOf(error: Error): string {
  const [issue] = error instanceof ApiError ? error.issues : [];
  return issue ? `The text ${issue.message.charAt(0).toLowerCase()}${issue.message.slice(1)}.` : '';
}
