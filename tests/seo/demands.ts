import type { HTMLElement } from 'node-html-parser';
import { type ServedPage, plain } from './page';

/** What a page must have, and what is wrong when it has not. */
export type Demand = (page: ServedPage) => string[];

/** The parts of this selector, taken together, say each of these texts. */
export const says =
  (selector: string, ...texts: (string | RegExp)[]): Demand =>
  ({ root }) => {
    const said = textOf(root.querySelectorAll(selector));
    return texts
      .filter((text) => (typeof text === 'string' ? !said.includes(text) : !text.test(said)))
      .map((text) => `${selector} does not say “${text}”`);
  };

/** Every part of this selector says each of these. */
export const eachSays =
  (selector: string, ...texts: RegExp[]): Demand =>
  ({ root }) =>
    root
      .querySelectorAll(selector)
      .map((part) => textOf([part]))
      .filter((said) => !texts.every((text) => text.test(said)))
      .map((said) => `${selector} says only “${said}”`);

/** The parts of this selector are these texts, in this order. */
export const lists =
  (selector: string, texts: readonly string[]): Demand =>
  ({ root }) => {
    const found = root.querySelectorAll(selector).map((part) => textOf([part]));
    return JSON.stringify(found) === JSON.stringify(texts)
      ? []
      : [`${selector} lists ${found.join(', ')}`];
  };

/** There are so many parts of this selector; none, when nothing is said. */
export const holds =
  (selector: string, count = 0): Demand =>
  ({ root }) => {
    const found = root.querySelectorAll(selector).length;
    return found === count ? [] : [`${found} of ${selector}, not ${count}`];
  };

/** The part of this selector has a link to each of these addresses. */
export const leads =
  (selector: string, ...hrefs: string[]): Demand =>
  ({ root }) => {
    const links = root.querySelectorAll(selector).flatMap((part) => part.querySelectorAll('a'));
    const found = links.map((link) => link.getAttribute('href'));
    return hrefs
      .filter((href) => !found.includes(href))
      .map((href) => `${selector} leads not to ${href}`);
  };

/** Each part of this selector has an attribute like this. */
export const has =
  (selector: string, attribute: string, value: RegExp): Demand =>
  ({ root }) => {
    const parts = root.querySelectorAll(selector);
    const wrong = parts.filter((part) => !value.test(part.getAttribute(attribute) ?? ''));
    const faults = wrong.map((part) => `${attribute} “${part.getAttribute(attribute)}”`);
    return parts.length === 0 ? [`no ${selector}`] : faults;
  };

/** The days that the parts of this selector name go from the newest to the oldest. */
export const newestFirst =
  (selector: string): Demand =>
  ({ root }) => {
    const days = root.querySelectorAll(selector).map((one) => one.getAttribute('datetime') ?? '');
    return days.join() === days.toSorted().reverse().join() ? [] : ['not the newest first'];
  };

const textOf = (parts: HTMLElement[]) =>
  plain(parts.map(({ structuredText }) => structuredText).join(' '));
