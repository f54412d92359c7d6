/** Every word of a text, in any script. */
export const WORD = /[\p{L}\p{N}]+/gu;

/** They stand in names without telling them apart; folded. */
export const LITTLE_WORDS: ReadonlySet<string> = new Set(
  'a au aux d de des du en et l la le les'.split(' '),
);

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}
