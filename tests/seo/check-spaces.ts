import { parse } from 'node-html-parser';
import type { ServedPage } from './page';

const BREAKABLE = /\S* [;:!?»%](?=\s|$)|« \S*|\d \d{3}\b|\d+ (?:DH|€|km|ha|h|min)\b/g;

/** Places where a line could break between a French sign and its word. */
export function spaceFaults({ root }: ServedPage): string[] {
  const body = parse(root.querySelector('body')?.toString() ?? '');
  for (const other of body.querySelectorAll('script, style, code, pre, [lang="en"]')) {
    other.remove();
  }
  return [...body.textContent.matchAll(BREAKABLE)].map(([text]) => `“${text}” may break`);
}
