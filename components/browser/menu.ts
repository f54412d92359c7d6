import { around } from './page';

/** The browser opens the menu and the search; this closes them when somebody goes on. */
export function serveMenu(): void {
  if (!('popover' in HTMLElement.prototype)) return;
  const close = () => document.querySelector<HTMLElement>('header :popover-open')?.hidePopover();
  addEventListener('click', (event) => around(event, '.menu-panel a') && close());
  addEventListener('focusin', (event) => around(event, 'header') ?? close());
  // A search field would keep the first Escape to itself, to clear what was typed.
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) close();
  });
  // On a large screen the panel is a part of the page.
  matchMedia('(width >= 64rem)').addEventListener('change', close);
}
