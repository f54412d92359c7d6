import { useEffect } from 'react';

/** `/` leads to the search, the arrows to the rows, unless somebody is typing or asked something. */
export function useListKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event) || document.querySelector('.dialog')) return;
      const target = targetOf(event.key);
      if (!target) return;
      event.preventDefault();
      target.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

function targetOf(key: string): HTMLElement | undefined {
  if (key === '/') return find('main input[type=search]')[0];
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step) return undefined;
  const rows = find('main [data-row]');
  const here = rows.findIndex((row) => row.contains(document.activeElement));
  return here < 0 ? rows[0] : rows[here + step];
}

const find = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

/** A search box has no use for these arrows, so they lead from it into the rows. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement) || target.matches('input[type=checkbox]')) return false;
  if (target.matches('input[type=search]')) return key === '/';
  return target.matches('input, select, textarea, [contenteditable]');
}
