import type { HTMLElement } from 'node-html-parser';
import { type ServedPage, plain } from './page';

/** What fills in addresses and names has nothing to fill in there. */
const WITHOUT_AUTOFILL = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range'];

/** What is wrong with a control for those who speak to it, or have it filled in. */
export function controlFaults({ root }: ServedPage): string[] {
  return [
    ...root
      .querySelectorAll('a[href], button')
      .filter((control) => isNameless(control))
      .map(({ outerHTML }) => `without a name: ${outerHTML.slice(0, 120)}`),
    ...root
      .querySelectorAll('input[autocomplete]')
      .filter((input) => WITHOUT_AUTOFILL.includes(input.getAttribute('type') ?? ''))
      .map((input) => `autocomplete of a ${input.getAttribute('type')}`),
  ];
}

function isNameless(control: HTMLElement): boolean {
  const isNamedElsewhere =
    control.querySelector('img[alt]') ?? control.getAttribute('aria-labelledby');
  return !isNamedElsewhere && said(control.getAttribute('aria-label') ?? control.text) === '';
}

/** Signs are not spoken. */
const said = (text: string) => plain(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
