import type { Store } from './hearts';

/** The address of the page is the list, so that it can be shared; the server draws it. */
export function serve(list: HTMLElement, shown: string[], { kept, keep }: Store): void {
  const own = kept();
  if (!location.search && own.length > 0) return location.replace(`?m=${own}`);
  const asked = new URLSearchParams(location.search).getAll('m').join();
  // In its own list the browser follows masters that have a new name, and leaves those that went.
  if (asked === own.join()) {
    keep(shown);
    // Remembered by the entry of the history, for one's own list grows elsewhere meanwhile.
    history.replaceState({ isOwn: true }, '');
  }
  const known = kept();
  const all = [...new Set([...known, ...shown])];
  const foreign = list.querySelector<HTMLElement>('[data-foreign]');
  if (foreign) foreign.hidden = all.length === known.length;
  const printer = list.querySelector<HTMLButtonElement>('[data-print]');
  if (printer) printer.disabled = false;
  list.addEventListener('click', ({ target }) => {
    const { dataset } = target as HTMLElement;
    if ('print' in dataset) print();
    // What is too much for a list is told by the page that shows it.
    if ('keepAll' in dataset && keep(all)) location.assign(`?m=${all}`);
  });
}
