import { type HTMLElement, parse } from 'node-html-parser';
import { type ServedPage, plain } from './page';

const NAMED = 'a[aria-label], button[aria-label], [role=button][aria-label]';
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
      .querySelectorAll(NAMED)
      .filter((control) => !said(control.getAttribute('aria-label')).includes(seen(control)))
      .map((control) => `“${plain(control.text)}” is not in its name, ${labelOf(control)}`),
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

const labelOf = (control: HTMLElement) => `“${control.getAttribute('aria-label')}”`;

function seen(control: HTMLElement): string {
  const own = parse(control.innerHTML);
  for (const unseen of own.querySelectorAll('.sr-only, svg')) unseen.remove();
  return said(own.textContent);
}

/** Signs are not spoken. */
const said = (text = '') => plain(text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' '));
