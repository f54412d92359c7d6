import { isReserved } from '@/lib/entities/addresses/path';
import type { Sender } from './countable';
import { MISSING } from './event';
import { type Memory, createVisitCounts } from './visits';

const LONGEST = 150;
const LONGEST_WORD = 24;
/** A figure among letters is a title's; a long mixture of both is a token. */
const LONGEST_MIXTURE = 9;
const MOST_DIGITS = 5;

export const memory: Memory = {};
const count = createVisitCounts({ name: 'missing', event: MISSING, memory });

/** Only what a browser asked for as a page, by an address that says nothing of a person. */
export async function noteMissing(path: string, sender: Sender): Promise<void> {
  const isPage = (sender.headers.get('sec-fetch-dest') ?? 'document') === 'document';
  if (!isPage || path.length > LONGEST || isReserved(path) || isPersonal(path)) return;
  await count(path, sender);
}

/** May hold an address, a number or a secret of somebody. Dates with slashes are none of these. */
function isPersonal(path: string): boolean {
  const plain = decodeURIComponent(path).normalize('NFKC');
  if (plain.includes('@')) return true;
  if (plain.split('/').some((part) => digitsIn(part) > MOST_DIGITS)) return true;
  return plain.split(/[^\p{L}\p{N}]+/u).some(isToken);
}

const digitsIn = (text: string) => text.match(/\p{Nd}/gu)?.length ?? 0;

function isToken(word: string): boolean {
  if (word.length > LONGEST_WORD) return true;
  const isMixed = /\p{Nd}/u.test(word) && /\p{L}/u.test(word);
  const changesCase = (word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) > 1;
  return word.length > LONGEST_MIXTURE && (isMixed || changesCase);
}
