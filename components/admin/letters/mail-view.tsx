import { useEffect, useRef } from 'react';

type Props = { html: string; isNarrow: boolean; isDark: boolean };

const DARK_QUERY = '(prefers-color-scheme: dark)';

/**
 * The letter in a tree of its own, which no style of the page reaches. The policy of the site
 * refuses styles that arrive as text, so they are set one by one.
 */
export function MailView({ html, isNarrow, isDark }: Props) {
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
