import { parse } from 'node-html-parser';
import { type ServedPage, plain } from './page';

const SHORTEST_TEXT = 60;
/** What is there before any script has run, and not seen. */
const UNSEEN =
  '[hidden], [popover], [inert], template, script, style, noscript, dialog:not([open])';

/** What keeps a page from being read, or walked through, without any script. */
export function readingFaults({ root }: ServedPage): string[] {
  const body = parse(root.querySelector('body')?.toString() ?? '');
  for (const unseen of body.querySelectorAll(UNSEEN)) unseen.remove();
  const title = plain(body.querySelector('h1')?.textContent ?? '');
  const text = plain(body.querySelector('main')?.textContent ?? '');
  return [
    ...(title ? [] : ['no h1 that is seen']),
    ...(text.length >= SHORTEST_TEXT ? [] : [`a page of ${text.length} characters`]),
    ...repeatedIds(root),
    ...skippedLevels(root),
    ...otherNames(root),
  ];
}

/** Whoever speaks to a browser says what they see. */
function otherNames(root: ServedPage['root']): string[] {
  const said = (text: string) => plain(text).toLowerCase();
  return root
    .querySelectorAll('a[aria-label], button[aria-label]')
    .filter((part) => !said(part.getAttribute('aria-label') ?? '').includes(said(part.textContent)))
    .map((part) => `“${plain(part.textContent)}” is called ${part.getAttribute('aria-label')}`);
}

function repeatedIds(root: ServedPage['root']): string[] {
  const ids = root.querySelectorAll('[id]').map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `the id ${id} is there twice`);
}

/** A heading of the third level stands under one of the second. */
function skippedLevels(root: ServedPage['root']): string[] {
  const levels = root
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ tagName, textContent }) => ({
      level: Number(tagName.slice(1)),
      textContent,
    }));
  return levels
    .filter(({ level }, at) => level > (levels[at - 1]?.level ?? 0) + 1)
    .map(({ textContent }) => `no level above “${plain(textContent)}”`);
}
