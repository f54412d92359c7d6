// This is the only script of a public page until its reader touches something that needs React.
import { tellFields } from './fields';
import { fetchAhead, runPage } from './page-script';
import { createWaker } from './waker';

/** Components put this attribute on elements that do nothing, or too little, without React. */
const NEEDS_REACT = '[data-react]';
/** Clicks on these are done again once React runs; fields keep their changes by themselves. */
const ACTS = 'button, a, summary, input[type=submit], input[type=button]';
const FIRST_SIGNS = ['pointerdown', 'touchstart', 'focusin', 'keydown'];
const AWAKE = 'guide:awake';

const address = document.currentScript?.dataset.page ?? '';
const waker = createWaker({ start: () => runPage(address) });

for (const sign of FIRST_SIGNS) {
  addEventListener(sign, (event) => needsReact(event) && waker.wake(), {
    capture: true,
    passive: true,
  });
}
addEventListener('click', holdClick, true);
addEventListener('submit', holdSubmit, true);
addEventListener(AWAKE, () => {
  tellFields();
  waker.awake();
});
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);

function holdClick(event: MouseEvent): void {
  const element = (event.target as Element).closest<HTMLElement>(ACTS);
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (element && isPlain) hold(event, () => element.click());
}

function holdSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  hold(event, () => form.requestSubmit(event.submitter));
}

function hold(event: Event, again: () => void): void {
  if (!needsReact(event) || !waker.isHolding()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  waker.hold(again);
  waker.wake();
}

function needsReact({ target }: Event): boolean {
  return target instanceof Element && target.closest(NEEDS_REACT) !== null;
}

function whenIdle(): void {
  const later = self.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
  // A failure to fetch ahead matters only when somebody needs the script.
  later(() => void fetchAhead(address).catch(() => undefined));
}
