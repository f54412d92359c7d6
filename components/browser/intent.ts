import { track } from '@/lib/events/track';
import { around, whenRead } from './page';

/** Every page has `track` already, so modules are given it and need not bring it again. */
export type Track = typeof track;

type Module = {
  serve(element: HTMLElement, count: Track, answer?: Response): void | Promise<void>;
};

/** What is imported for an element with this `data-behaviour`, mostly when somebody enters it. */
const MODULES: Record<string, () => Promise<Module>> = {
  suggestions: () => import('./suggestions'),
  newsletter: () => import('./newsletter'),
  contact: () => import('./contact'),
  keep: () => import('./hearts'),
};
const SELECTOR = '[data-behaviour]';
const KEEPING = '[data-behaviour=keep]';
const PATIENCE_MS = 10_000;

const serving = new WeakMap<Element, Promise<void>>();
const held = new WeakSet<Element>();
/** Their script is there, or is no longer waited for. */
const settled = new WeakSet<Element>();

export function serveIntent(): void {
  addEventListener('focusin', (event) => {
    const element = around(event, SELECTOR);
    if (element) void serve(element);
  });
  addEventListener('submit', hold, { capture: true });
  // Hearts show what this browser keeps before anybody touches one.
  whenRead(() => document.querySelectorAll<HTMLElement>(KEEPING).forEach(serve));
  // The page waits for this script, so that it is never loaded before.
  addEventListener('load', fetchAhead);
}

/** A form that is sent before its script is there waits for it; if it does not come, it is posted. */
function hold(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches(`${SELECTOR}[method=post], ${KEEPING}`) || settled.has(form)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (held.has(form)) return;
  held.add(form);
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  void Promise.race([serve(form), patience]).then(() => {
    settled.add(form);
    form.requestSubmit(event.submitter);
  });
}

function serve(element: HTMLElement): Promise<void> {
  const known = serving.get(element);
  if (known) return known;
  const { behaviour = '', source } = element.dataset;
  // Side by side: on a slow line, one after the other is twice the wait.
  const work = Promise.all([load(behaviour), source ? fetch(source) : undefined])
    .then(([module, answer]) =>
      settled.has(element) ? undefined : module?.serve(element, track, answer),
    )
    // Without its script the element does what the browser makes of it.
    .catch(() => undefined)
    .then(() => void settled.add(element));
  serving.set(element, work);
  return work;
}

const load = async (name: string) => MODULES[name]?.();

/** Only what must answer the first letter; forms have time while they are filled in. */
function fetchAhead(): void {
  if (!isCheap((navigator as { connection?: Connection }).connection)) return;
  // If this fails, or the browser does not tell when it is idle, the script comes when it is needed.
  self.requestIdleCallback?.(() => void load('suggestions').catch(() => undefined));
}

type Connection = { saveData?: boolean; effectiveType?: string };

export function isCheap({ saveData, effectiveType = '4g' }: Connection = {}): boolean {
  return !saveData && effectiveType === '4g';
}
