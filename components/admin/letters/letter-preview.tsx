import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import { figure } from '@/components/admin/display/figures';
import { Spinner } from '@/components/ui/spinner';
import { MailView } from './mail-view';

type Shown = { html: string; plain: string; missing: number };

const VIEWS = [
  { key: 'wide', label: 'Computer, 600 px' },
  { key: 'phone', label: 'Phone, 360 px' },
  { key: 'dark', label: 'Phone, dark' },
  { key: 'plain', label: 'Text alone' },
] as const;

type View = (typeof VIEWS)[number]['key'];

type Props = { path: string; content?: object };

/** Of a letter that is stored, or of what is being written. */
export function LetterPreview({ path, content }: Props) {
  const [view, setView] = useState<View>('wide');
  const { data, isError } = useQuery({
    queryKey: ['letter preview', path, content],
    queryFn: ({ signal }) =>
      callApi<Shown>(path, { method: content ? 'POST' : 'GET', body: content, signal }),
    gcTime: 0,
  });
  if (isError) return <p role="alert">The preview could not be made. Nothing is lost.</p>;
  if (!data) return <Spinner />;
  return (
    <section aria-label="Letter as sent" className="grid gap-3">
      <div role="group" aria-label="Shown as" className="flex flex-wrap gap-2">
        {VIEWS.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={view === key}
            className="button button-quiet letter-view"
            onClick={() => setView(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {data.missing > 0 && (
        <p role="status" className="field-error">
          Left out, because nobody can read them yet: {figure(data.missing)} of the chosen articles
          and masters.
        </p>
      )}
      {view === 'plain' ? (
        <pre lang="fr" className="letter-plain">
          {data.plain}
        </pre>
      ) : (
        <MailView html={data.html} isNarrow={view !== 'wide'} isDark={view === 'dark'} />
      )}
    </section>
  );
}
