/** The database folds with fold_text; both must agree, because search compares their results. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

const LONGEST = 80;

export function slugFromText(text: string): string {
  const words = fold(text)
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= LONGEST) return words;
  const cut = words.slice(0, LONGEST + 1);
  const lastGap = cut.lastIndexOf('-');
  return lastGap > 0 ? cut.slice(0, lastGap) : words.slice(0, LONGEST);
}
