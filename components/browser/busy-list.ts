import { around, isPlainClick } from './page';

/** What was chosen on the way to another page is not what this one shows. */
const FILTERS = 'form[autocomplete]' as 'form';
/** A browser that was stopped says so to nobody. */
const LONGEST_MS = 10_000;

/** Has skeletons shown in place of a list, or the pages say that they load, until the next is there. */
export function serveLists(): void {
  addEventListener('submit', (event) => wait(around(event, '[data-list]')));
  addEventListener('click', (event) => {
    if (!isPlainClick(event) || !around(event, 'nav a')) return;
    wait(around(event, '[data-list]') ?? around(event, '[data-pages]'));
  });
  // A page that comes back shows its list, not what stood there when it was left.
  addEventListener('pageshow', ({ persisted }) => {
    document.querySelectorAll('[aria-busy]').forEach(show);
    if (persisted) document.querySelectorAll(FILTERS).forEach((form) => form.reset());
  });
}

function wait(list: Element | null): void {
  list?.setAttribute('aria-busy', 'true');
  setTimeout(() => show(list), LONGEST_MS);
}

function show(list: Element | null): void {
  list?.removeAttribute('aria-busy');
}
