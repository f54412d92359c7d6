import { bufferEvent, flushSoon } from './buffer';
import { SITE_LIMIT } from './event';
import { countedDay } from './sender';

/** Staff see it on their first screen, because meanwhile everybody is refused. */
export function noteSiteLimit(name: string): void {
  const page = { path: name, kind: 'page', slug: '' } as const;
  bufferEvent({ ...page, day: countedDay(), event: SITE_LIMIT, count: 1 });
  flushSoon();
}
