const WORDS_A_MINUTE = 200;
const LONGEST = 60;

export function countWords(markdown: string): number {
  return markdown.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
}

export function readingTime(markdown: string): number {
  const minutes = Math.round(countWords(markdown) / WORDS_A_MINUTE);
  return Math.min(LONGEST, Math.max(1, minutes));
}
