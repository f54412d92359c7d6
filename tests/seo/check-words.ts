import { type HTMLElement, parse } from 'node-html-parser';
import { typographyFaults } from '@/tests/spelling/content-rules';
import { type ServedPage, plain } from './page';

const UNFINISHED = /à compléter|lorem ipsum|\b(?:undefined|null|NaN|TODO|FIXME)\b|\[object/gi;

/** What was left for somebody to fill in, in the text and in the head. */
export function unfinishedFaults({ root, text, meta }: ServedPage): string[] {
  const title = root.querySelector('head > title')?.textContent ?? '';
  const all = [title, meta('description') ?? '', text].join('\n');
  return [...all.matchAll(UNFINISHED)].map(([words]) => `“${words}” is shown to visitors`);
}

const BLOCKS = 'p, li, td, th, dt, dd, h1, h2, h3, h4, summary, label, button, figcaption';
const UNSEEN = 'script, style, template';
/** What others wrote is shown as they wrote it. */
const OF_OTHERS = 'code, pre, [lang="en"], [lang="ar"], a[href^="http"]';

/** Signs that no French printer would set so, in what the site says itself. */
export function typographyOfPage({ root }: ServedPage): string[] {
  const body = copyOf(root.querySelector('body'), UNSEEN);
  for (const other of body.querySelectorAll(OF_OTHERS)) other.set_content('x');
  return leaves(body, BLOCKS)
    .flatMap(({ textContent }) => typographyFaults(plain(textContent)))
    .map((fault) => `“${fault}” is not French typography`);
}

/** A year, an amount, a share, a count of people or things. */
const FACT =
  /\b(?:19|20)\d{2}\b|\d\s?%|\d\s(?:DH|millions?|étudiants|lits|hectares|kilomètres|km|emplois|membres)\b/u;
/** What the site fixes or counts itself. */
const OWN = /^Dernière mise à jour|^\d[\d ]* fiches?, soit/;
/** Teasers lead to the page that has the fact; forms and navigation say nothing. */
const NO_TEXT = `nav, form, aside, li article, .card, .stats, time, ${UNSEEN}`;
const SOURCES = /^(?:Sources?|D’où viennent ces informations)$/;

/** Facts that nobody can check: neither the page nor the sentence says where they stand. */
export function unsourcedFacts({ root }: ServedPage): string[] {
  const main = root.querySelector('main');
  if (!main || namesSources(main)) return [];
  return leaves(copyOf(main, NO_TEXT), 'p, li, td, dd')
    .filter((block) => isFact(plain(block.textContent)) && !isSourced(block))
    .map((block) => `“${plain(block.textContent).slice(0, 80)}” has no source`);
}

const isFact = (text: string) => FACT.test(text) && !OWN.test(text);

/** A heading « Sources » with something under it. */
function namesSources(main: HTMLElement): boolean {
  return main
    .querySelectorAll('h2, h3')
    .filter((heading) => SOURCES.test(plain(heading.textContent)))
    .map((heading) => heading.closest('section') ?? heading.parentNode)
    .some((section) => Boolean(section?.querySelector('ul > li, ol > li')));
}

/** By a name in brackets, by the link of its notice, or by the record that a row leads to. */
function isSourced(block: HTMLElement): boolean {
  return (
    /\([^)]*(?:\p{Lu}|\.(?:ma|com|org)\b)[^)]*\)/u.test(block.textContent) ||
    (block.closest('[data-call]') ?? block).querySelector('a[href^="http"]') !== null ||
    Boolean(block.closest('li')?.querySelector('a[href^="/"]'))
  );
}

function copyOf(part: HTMLElement | null, without: string): HTMLElement {
  const copy = parse(part?.toString() ?? '');
  for (const other of copy.querySelectorAll(without)) other.remove();
  return copy;
}

/** Blocks without blocks in them. */
function leaves(part: HTMLElement, blocks: string): HTMLElement[] {
  const found = part.querySelectorAll(blocks);
  const around = new Set<HTMLElement>();
  for (const block of found) {
    // What stands around a part that was seen was seen with it.
    for (let at = block.parentNode; at && !around.has(at); at = at.parentNode) around.add(at);
  }
  return found.filter((block) => !around.has(block));
}
