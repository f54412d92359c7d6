import type { HTMLElement } from 'node-html-parser';
import type { ServedPage } from './page';

/** What a page is built of: each element with its classes, and the one that it stands in. */
export function partsOf({ root }: ServedPage): Set<string> {
  const elements = root.querySelectorAll('main *');
  return new Set(elements.map((element) => `${nameOf(element.parentNode)} > ${nameOf(element)}`));
}

const nameOf = (element: HTMLElement | null) =>
  [element?.rawTagName, ...(element?.classNames ?? '').split(' ')]
    .filter((name) => !name?.startsWith('tint-'))
    .join('.');
