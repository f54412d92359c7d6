import { track } from '@/lib/events/track';
import { around, whenRead } from './page';

/** What brings each island alive; its name stands in its `data-island`. */
const ISLANDS = {
  newsletter: () => import('@/components/site/newsletter/newsletter.island'),
  contact: () => import('@/components/site/contact/contact.island'),
  proposal: () => import('@/components/site/proposal/proposal.island'),
  search: () => import('@/components/site/search/search.island'),
};
export type IslandName = keyof typeof ISLANDS;

const ISLAND = '[data-island]';
const HEARTS = '[data-behaviour=keep]';
const PATIENCE_MS = 10_000;

const waking = new WeakMap<Element, Promise<void>>();
const held = new WeakSet<Element>();
/** They are awake, or are no longer waited for. */
const settled = new WeakSet<Element>();

export function serveIslands(): void {
  addEventListener('focusin', (event) => {
    const island = around(event, ISLAND);
    if (island) void wake(island);
  });
  addEventListener('submit', hold, { capture: true });
  // Hearts show what this browser keeps before anybody touches one.
  whenRead(() => document.querySelectorAll<HTMLElement>(HEARTS).forEach(wake));
}

/** A form that is sent before its script is there waits for it; if it does not come, it is posted. */
function hold(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const part = around(event, `${ISLAND}:has([method=post]), ${HEARTS}`);
  if (!part || settled.has(part)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(part)) return;
  held.add(part);
  const send = () => {
    if (!held.delete(part)) return;
    settled.add(part);
    form.requestSubmit(event.submitter);
  };
  void wake(part).then(send);
  setTimeout(send, PATIENCE_MS);
}

function wake(part: HTMLElement): Promise<void> {
  const serve = part.dataset.island ? hydrate : serveHearts;
  // Without its script it does what the browser makes of it.
  const settle = () => void settled.add(part);
  const work = waking.get(part) ?? serve(part).then(settle, settle);
  waking.set(part, work);
  return work;
}

/** Side by side: on a slow line, one after the other is twice the wait. */
async function hydrate(part: HTMLElement): Promise<void> {
  const { island, source } = part.dataset;
  const answer = source && fetch(source);
  const [{ default: component }, framework] = await Promise.all([
    ISLANDS[island as IslandName](),
    import('./hydrate'),
  ]);
  if (!settled.has(part)) framework.hydrate(part, component, { track, answer });
}

let hearts: Promise<void> | undefined;
const serveHearts = () => (hearts ??= import('./hearts').then(({ serve }) => serve()));
