/** Every word of a text, in any script. */
export const WORD = /[\p{L}\p{N}]+/gu;

/** They stand in names without telling them apart; folded. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'a au aux d de des du en et l la le les'.split(' '),
);

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** The database folds with fold_text; both must agree, because search compares their results. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

const LONGEST_SLUG = 80;

export function slugFromText(text: string): string {
  const words = fold(text)
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= LONGEST_SLUG) return words;
  const cut = words.slice(0, LONGEST_SLUG + 1);
  const lastGap = cut.lastIndexOf('-');
  return lastGap > 0 ? cut.slice(0, lastGap) : words.slice(0, LONGEST_SLUG);
}

const WORDS_A_MINUTE = 200;
const LONGEST_READING = 60;

export function countWords(markdown: string): number {
  return markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

export function readingTime(markdown: string): number {
  const minutes = Math.round(countWords(markdown) / WORDS_A_MINUTE);
  return Math.min(LONGEST_READING, Math.max(1, minutes));
}
