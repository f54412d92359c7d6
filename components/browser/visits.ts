import { track } from '@/lib/events/track';
import { around, whenRead } from './page';

/** Counts views, searches and ways out. What is prepared unseen counts when it is shown. */
export function countVisits(): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', countView, { once: true });
  } else whenRead(countView);
  // A page that comes back as it was left runs no script again.
  addEventListener('pageshow', ({ persisted }) => persisted && countView());
  addEventListener('submit', (event) => {
    if (around(event, '[data-event=search]')) track('search');
  });
  addEventListener('click', countWayOut);
}

function countView(): void {
  // A filter or a further part of a list is no new view.
  if (isSamePage(document.referrer, location)) return;
  track('pageview');
  const slug = document.querySelector<HTMLElement>('[data-counted]')?.dataset.article;
  if (slug) track('article_view', { slug });
}

export function isSamePage(before: string, { origin, pathname }: Pick<URL, 'origin' | 'pathname'>) {
  return before.split('?', 1)[0] === origin + pathname;
}

function countWayOut(event: MouseEvent): void {
  const link = around<HTMLAnchorElement>(event, 'a');
  if (link?.protocol.startsWith('http') && link.host !== location.host) {
    track('outbound', { url: link.origin });
  }
}
