import { PATIENCE_MS, around } from './page';

/** Lists that are narrowed, sorted and turned over by going to another address. */
export function serveLists(): void {
  addEventListener('submit', (event) => wait(around(event, '[data-list]')));
  addEventListener('click', (event) => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if (isElsewhere || !around(event, 'nav a')) return;
    wait(around(event, '[data-list]') ?? around(event, '[data-pages]'));
  });
  // A page that comes back shows its list, not what stood there when it was left.
  addEventListener('pageshow', ({ persisted }) => {
    document.querySelectorAll('[aria-busy]').forEach(show);
    if (!persisted) return;
    // What was chosen on the way to another page is not what this one shows.
    const filters = document.querySelectorAll<HTMLFormElement>('form[autocomplete]');
    filters.forEach((form) => form.reset());
  });
  addEventListener('formdata', ({ target, formData }) => {
    // What was not chosen stays out of the address.
    if (!(target as Element).querySelector('select')) return;
    for (const [name, value] of [...formData]) {
      if (value === '') formData.delete(name);
    }
  });
}

/**
 * Skeletons stand in for the list, or its pages say that they load, until the next is there.
 * A browser that was stopped says so to nobody.
 */
function wait(list: Element | null): void {
  list?.setAttribute('aria-busy', 'true');
  setTimeout(show, PATIENCE_MS, list);
}

function show(list: Element | null): void {
  list?.removeAttribute('aria-busy');
}
