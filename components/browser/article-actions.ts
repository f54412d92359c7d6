import { track } from '@/lib/events/track';
import { around, storage, whenRead } from './page';

export function serveArticles(): void {
  whenRead(showLike);
  addEventListener('change', (event) => {
    const box = around<HTMLInputElement>(event, '[data-like]');
    if (box) keepLike(box);
  });
  addEventListener('click', (event) => {
    if (around(event, '[data-print]')) print();
    const button = around<HTMLButtonElement>(event, '[data-share], [data-copy]');
    if (button) void (button.dataset.share ? share(event, button) : copy(event, button));
  });
}

/** Shows what this browser remembers; a like that came before this script is kept now. */
function showLike(): void {
  const box = document.querySelector<HTMLInputElement>('[data-like]');
  if (!box) return;
  const known = storage()?.getItem(keyOf(box));
  if (known) box.checked = known === 'oui';
  if (known || !box.checked) press(box, known ?? '');
  else keepLike(box);
}

/** The like stays in this browser, and only the first one sends an event. */
function keepLike(box: HTMLInputElement): void {
  if (!box.dataset.like) track('article_like', { slug: slugOf(box) });
  const state = box.checked ? 'oui' : 'non';
  press(box, state);
  storage()?.setItem(keyOf(box), state);
}

/** The state is empty until the visitor has chosen once. */
function press(box: HTMLInputElement, state: string): void {
  box.dataset.like = state;
  box.setAttribute('aria-pressed', String(box.checked));
}

const slugOf = (box: Element) => box.closest<HTMLElement>('[data-article]')?.dataset.article ?? '';
const keyOf = (box: Element) => `aime:${slugOf(box)}`;

const panelOf = (button: HTMLButtonElement) => button.popoverTargetElement as HTMLElement | null;
const addressIn = (button: HTMLButtonElement) =>
  panelOf(button)?.querySelector('input')?.value ?? '';

/** Without sharing in this browser, its own answer to the tap shows the address. */
async function share(event: Event, button: HTMLButtonElement): Promise<void> {
  if (!navigator.share) return;
  event.preventDefault();
  const what = { title: button.dataset.share, url: addressIn(button) };
  // Closing the share sheet rejects too; whatever else prevents it, the address can be copied.
  await navigator.share(what).catch(({ name }: DOMException) => {
    if (name !== 'AbortError') panelOf(button)?.showPopover();
  });
}

async function copy(event: Event, button: HTMLButtonElement): Promise<void> {
  event.preventDefault();
  try {
    // There is none where the address is not https; the panel then shows what to copy.
    await navigator.clipboard.writeText(addressIn(button));
    const text = button.querySelector('[aria-live]');
    if (text) text.textContent = 'Lien copié';
  } catch {
    panelOf(button)?.showPopover();
  }
}
