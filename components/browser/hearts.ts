import { MOST_COMPARED, MOST_KEPT, slugsIn } from '@/lib/entities/plain/kept-list';

const KEY = 'masters-gardes';
const HEARTS = '[data-compare] button';

/** Given on, so that a page of its own need not bring it again. */
export type Store = { kept: typeof kept; keep: typeof keep };

/** Hearts, and the page of what they keep; one call serves all that is on the page. */
export function serve(): void {
  addEventListener('submit', onSubmit);
  // Another tab changes the list, and a page that comes back shows what was kept meanwhile.
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  show();
  const list = document.querySelector<HTMLElement>('[data-selection]');
  if (!list) return;
  const shown = slugsIn(list.dataset.selection ?? '');
  void import('./selection').then((page) => page.serve(list, shown, { kept, keep }));
}

function kept(): string[] {
  try {
    return slugsIn(localStorage.getItem(KEY) ?? '').slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}

/** Some browsers have no store, or refuse it; the form then leads where it leads without a script. */
function keep(slugs: readonly string[]): boolean {
  try {
    localStorage.setItem(KEY, slugs.join());
    return true;
  } catch {
    return false;
  }
}

/** The list that the page shows; undefined where it shows none. */
function shownList(): string | undefined {
  return document.querySelector<HTMLElement>('[data-selection]')?.dataset.selection;
}

function onSubmit(event: SubmitEvent): void {
  const button = event.submitter as HTMLButtonElement | null;
  const own = kept();
  const remove = button?.dataset.remove;
  // What is taken out of a comparison, or of somebody else's list, stays in one's own.
  const isOwn = (history.state as { isOwn?: true } | null)?.isOwn ?? shownList() === own.join();
  if (remove && shownList() !== undefined && isOwn) keep(own.filter((slug) => slug !== remove));
  if (!button?.matches(HEARTS)) return;
  const others = own.filter((slug) => slug !== button.value);
  const isAdded = others.length === own.length;
  const isFull = isAdded && own.length === MOST_KEPT;
  if (!isFull && !keep(isAdded ? [...own, button.value] : others)) return;
  event.preventDefault();
  if (isFull) void import('./full-list').then(({ tell }) => tell(MOST_KEPT));
  show();
}

function show(): void {
  const own = kept();
  const hearts = document.querySelectorAll<HTMLButtonElement>(HEARTS);
  for (const heart of hearts) {
    heart.setAttribute('aria-pressed', String(own.includes(heart.value)));
  }
  document.querySelector('nav.kept-bar')?.remove();
  const form = hearts[0]?.form;
  if (form && own.length > 0) showBar(own, form);
}

/** Leads from where masters are chosen to what can be done with them. */
function showBar(own: readonly string[], { action, dataset }: HTMLFormElement): void {
  const bar = document.createElement('nav');
  bar.className = 'kept-bar no-print';
  bar.setAttribute('aria-label', 'Ma sélection');
  const add = (address: string, words: string, className: string) => {
    const link = document.createElement('a');
    link.href = `${address}?m=${own}`;
    link.className = className;
    link.textContent = words;
    bar.append(link);
  };
  const { length } = own;
  add(action, `Ma sélection (${length} sur ${MOST_KEPT})`, 'link-line');
  if (length > 1 && length <= MOST_COMPARED) add(dataset.compare ?? '', 'Comparer', 'button');
  document.querySelector('[data-toasts]')?.before(bar);
}
