import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ONCE, callApi } from '@/components/admin/api/call-api';
import { figure } from '@/components/admin/display/shown';
import { QuietButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';

type DialogProps = { title: string; path: string; children?: ReactNode; onClose: () => void };

export function PreviewDialog({ title, path, children, onClose }: DialogProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="dialog-body">
        {children}
        <LetterPreview path={path} />
      </div>
      <footer className="dialog-footer">
        <QuietButton onClick={onClose}>Close</QuietButton>
      </footer>
    </Dialog>
  );
}

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
    ...ONCE,
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
            className="button button-quiet"
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

type MailProps = { html: string; isNarrow: boolean; isDark: boolean };

const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * The letter in a tree of its own, which no style of the page reaches. The policy of the site
 * refuses styles that arrive as text, so they are set one by one.
 */
function MailView({ html, isNarrow, isDark }: MailProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    show(root, html, isDark);
  }, [html, isDark]);
  return <div ref={host} lang="fr" className="mail-view" data-narrow={isNarrow || undefined} />;
}

function show(root: ShadowRoot, html: string, isDark: boolean): void {
  // Renamed before it is parsed: the policy would report each one.
  const quiet = html.replaceAll(' style="', ' data-style="');
  const mail = new DOMParser().parseFromString(
    quiet.replace(/<style>.*?<\/style>/s, ''),
    'text/html',
  );
  const page = document.createElement('div');
  for (const { name, value } of mail.body.attributes) page.setAttribute(name, value);
  page.append(...mail.body.childNodes);
  const styled = [page, ...page.querySelectorAll<HTMLElement>('[data-style]')];
  for (const element of styled) element.style.cssText = element.dataset.style ?? '';
  for (const link of page.querySelectorAll('a')) {
    Object.assign(link, { target: '_blank', rel: 'noopener' });
  }
  const sheet = new CSSStyleSheet();
  const rules = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
  sheet.replaceSync(rules.replace(DARK_QUERY, isDark ? 'all' : 'not all'));
  root.adoptedStyleSheets = [sheet];
  root.replaceChildren(page);
}
