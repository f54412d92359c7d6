import { track } from '@/lib/events/track';
import { around, storage, whenRead } from './page';

/** What brings each island alive; its name stands in its `data-island`. */
const ISLANDS = {
  newsletter: () => import('@/components/site/newsletter/newsletter.island'),
  contact: () => import('@/components/site/contact/contact.island'),
  proposal: () => import('@/components/site/proposal/proposal.island'),
  search: () => import('@/components/site/search/search.island'),
  heart: () => import('@/components/site/selection/heart.island'),
  selection: () => import('@/components/site/selection/selection.island'),
};
export type IslandName = keyof typeof ISLANDS;

const ISLAND = '[data-island]';
/** A search goes on without its island. */
const HELD = '[data-island]:not([data-island=search])';
const PATIENCE_MS = 10_000;

const waking = new WeakMap<Element, Promise<void>>();
const held = new WeakSet<Element>();
/** They are awake, or are no longer waited for. */
const settled = new WeakSet<Element>();

export function serveIslands(): void {
  addEventListener('focusin', (event) => {
    // What else stands in an island, a link or a text, does without it.
    const island = around(event, 'form') && around(event, ISLAND);
    if (island) void wake(island);
  });
  addEventListener('submit', hold, { capture: true });
  whenRead(showStored);
  // Another tab stores something, and a page that comes back shows what was stored meanwhile.
  addEventListener('storage', showStored);
  addEventListener('pageshow', showStored);
}

/** What this browser keeps is shown before anybody touches it. */
function showStored(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-stored]')) {
    if (storage()?.getItem(part.dataset.stored ?? '')) void wake(part);
    // What is meant for those who keep nothing needs no island.
    else part.querySelector('[hidden]')?.removeAttribute('hidden');
  }
}

/** A form that is sent before its island is there waits for it; if it does not come, the browser sends it. */
function hold(event: SubmitEvent): void {
  const part = around(event, HELD);
  if (!part || settled.has(part)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const form = event.target as HTMLFormElement;
  // Nothing is posted twice, but the second tap on a heart takes the first one back.
  if (form.method === 'post' && held.has(part)) return;
  held.add(part);
  const { submitter } = event;
  press(submitter, submitter?.ariaPressed === 'false');
  const patience = new Promise((over) => setTimeout(over, PATIENCE_MS));
  void Promise.race([wake(part), patience]).then(() => {
    settled.add(part);
    press(submitter, false);
    form.requestSubmit(submitter);
  });
}

/** A heart answers at once; its island finds it as the server drew it, and is the one who keeps. */
function press(button: HTMLElement | null, isPressed: boolean): void {
  if (button?.ariaPressed) button.ariaPressed = String(isPressed);
}

function wake(part: HTMLElement): Promise<void> {
  const settle = () => void settled.add(part);
  // What could not be had is asked for again by the next tap.
  const forget = () => void waking.delete(part);
  const work = waking.get(part) ?? hydrate(part).then(settle, forget);
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
