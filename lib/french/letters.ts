/** Lower case, no accents: how search compares texts, here as in the database (fold_text). */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae');
}

const LONGEST = 80;

/** « Écoles d’ingénieurs : le guide » → « ecoles-d-ingenieurs-le-guide ». */
export function slugFromText(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= LONGEST) return words;
  const cut = words.slice(0, LONGEST + 1);
  const lastGap = cut.lastIndexOf('-');
  return lastGap > 0 ? cut.slice(0, lastGap) : words.slice(0, LONGEST);
}
