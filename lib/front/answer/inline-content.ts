import { createHash } from 'node:crypto';
import { TINT_RULES } from '@/lib/colour/tint';
import { ownScripts } from '@/lib/next/page';
import type { Answer } from './answer';

export type InlineHashes = { scripts: string[]; styles: string[] };

const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

/** Lists only scripts that are Next's and styles that are known, so that nothing else applies. */
export function inlineHashes(answer: Answer, sheets: readonly string[]): InlineHashes {
  const html = answer.body.toString();
  const scripts = answer.mark ? ownScripts(html, answer.mark).map(sha256) : [];
  const styles = [...html.matchAll(STYLE)]
    .map(([, text = '']) => text)
    .filter((text) => isSheets(text, sheets) || TINT_RULES.test(text))
    .map(sha256);
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** React writes the sheets of a page one after the other into one element. */
function isSheets(text: string, sheets: readonly string[]): boolean {
  let at = 0;
  while (at < text.length) {
    const next = sheets.find((sheet) => sheet !== '' && text.startsWith(sheet, at));
    if (next === undefined) return false;
    at += next.length;
  }
  return true;
}
