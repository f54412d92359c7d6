import { track } from '@/lib/events/track';
import { PATIENCE_MS, around, storage, whenRead } from './page';

/** What brings each island alive; its name stands in its `data-island`. */
const ISLANDS = {
  newsletter: () => import('@/components/site/newsletter/newsletter.island'),
  contact: () => import('@/components/site/contact/contact.island'),
  proposal: () => import('@/components/site/proposal/proposal.island'),
  search: () => import('@/components/site/search/search.island'),
  heart: () => import('@/components/site/selection/heart.island'),
  filters: () => import('@/components/site/masters/filters.island'),
  selection: () => import('@/components/site/selection/selection.island'),
};
export type IslandName = keyof typeof ISLANDS;

/** The files that islands have in common, asked for at once and not after the first of them. */
declare const SHARED: string;

/** An island that is awake, or is no longer waited for, has lost its name. */
const ISLAND = '[data-island]';

const waking = new WeakMap<Element, Promise<void>>();
/** Forms that wait for their island, each with the button that sent it. */
const held = new Map<HTMLElement, HTMLButtonElement | null>();

export function serveIslands(): void {
  addEventListener('focusin', (event) => {
    // What else stands in an island, a link or a text, does without it.
    const part = around(event, 'form') && around(event, ISLAND);
    if (part) void wake(part);
  });
  addEventListener('submit', hold, { capture: true });
  whenRead(showStored);
  // Another tab stores something, and a page that comes back shows what was stored meanwhile.
  addEventListener('storage', showStored);
  addEventListener('pageshow', showStored);
  addEventListener('pagehide', keepPressed);
}

/** What this browser keeps is shown before anybody touches it. */
function showStored(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-stored]')) {
    if (storage()?.getItem(part.dataset.stored as string)) void wake(part);
    // What is meant for those who keep nothing needs no island.
    else part.querySelector('[hidden]')?.removeAttribute('hidden');
  }
}

/** A form that is sent before its island is there waits for it, and goes without it in the end. */
function hold(event: SubmitEvent): void {
  const part = around(event, ISLAND);
  // A search goes on without its island.
  if (!part || part.dataset.island === 'search') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const button = event.submitter as HTMLButtonElement | null;
  const before = button?.ariaPressed;
  // A heart answers every tap at once, and what it says in the end is done.
  if (before) button.ariaPressed = before === 'false' ? 'true' : 'false';
  if (held.has(part)) return;
  held.set(part, button);
  const send = () => {
    if (!held.delete(part)) return;
    delete part.dataset.island;
    if (button?.ariaPressed === 'false') return;
    // Its island finds it as the server drew it.
    if (before) button.ariaPressed = before;
    (event.target as HTMLFormElement).requestSubmit(button);
  };
  // One that is lost on its way when the tap comes is asked for once more.
  void wake(part)
    .then(() => wake(part))
    .then(send);
  setTimeout(send, PATIENCE_MS);
}

/** Who leaves before an island is there has kept what was tapped. */
function keepPressed(): void {
  for (const [part, button] of held) {
    const { stored } = part.dataset;
    if (!stored || button?.ariaPressed !== 'true') continue;
    held.delete(part);
    storage()?.setItem(stored, `${storage()?.getItem(stored) ?? ''},${button.value}`);
  }
}

function wake(part: HTMLElement): Promise<void> {
  // What could not be had is asked for again by the next tap.
  const forget = () => void waking.delete(part);
  const work = waking.get(part) ?? hydrate(part).catch(forget);
  waking.set(part, work);
  return work;
}

/** Side by side: on a slow line, one after the other is twice the wait. */
async function hydrate(part: HTMLElement): Promise<void> {
  const { island, source } = part.dataset;
  const answer = source && fetch(source);
  const [module] = await Promise.all([
    ISLANDS[island as IslandName](),
    ...SHARED.split(' ').map((file) => import(file)),
  ]);
  if (!part.dataset.island) return;
  module.hydrate(part, module.default, { track, answer });
  delete part.dataset.island;
}
