import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The attack rows that the product answers, by number; their tests begin with these words. */
export const THREATS: Readonly<Record<string, string>> = {
  1: 'gate bypass',
  2: 'garbage, expired, foreign session cookies',
  3: 'server-action and RSC payload attacks',
  4: 'image optimiser as a way to other machines',
  5: 'Host and X-Forwarded-Host poisoning',
  6: 'page-cache poisoning',
  7: 'open redirect by callbackUrl',
  8: 'login CSRF and code injection',
  9: 'logout CSRF',
  10: 'fixation, expiry',
  11: 'revoked admin, deleted user',
  12: 'CSRF on JSON',
  13: 'ORM operator injection',
  14: 'mass assignment and prototype keys',
  15: 'last admin',
  16: 'deleting what is referenced, creating against what is deleted',
  17: 'fifty parallel creates of one slug',
  18: 'slug forms',
  19: 'e-mail forms',
  20: 'Markdown XSS',
  21: 'Markdown and JSON bombs',
  22: 'script, userinfo and odd web addresses',
  23: 'colour that closes its rule',
  24: 'title that closes its script',
  25: 'huge, chunked and slow bodies',
  26: 'control characters, surrogates, numbers and ids that are none',
  27: 'method tricks',
  28: 'rate limits under a new address each time',
  29: 'spreadsheet formulas',
  30: 'drafts and scheduled articles',
  31: 'accepted text that costs more than it is worth',
  32: 'one address asking for pages that are never kept',
  34: 'unverified address of an administrator',
  35: 'every way into signing in',
  36: 'malformed cookies of the sign-in, NUL in claims',
  42: 'supply chain',
  43: 'answers that are the same for everybody',
  44: 'small when packed, costly when read',
  45: 'maps that strangers fill',
  46: 'limits shared by neighbours, boxes and domains',
  47: 'small pictures that decode large',
  48: 'events for invented addresses',
  49: 'marks of letters planted in texts, links without an end',
  50: 'formulas after a separator',
  51: 'calls that name a draft',
  52: 'broken router state trees',
  53: 'private headers from outside',
  54: 'the application killed or hanging',
  58: 'two hosts, pipelined requests',
  headers: 'on every answer, errors included',
};

export const nameOf = (row: string) => `threat ${row}: ${THREATS[row]}`;

/** The row that a test's name speaks of, looked for from the outermost name inwards. */
export function rowOf(names: readonly string[]): string | undefined {
  for (const name of names) {
    const row = /^threat (\w+): /.exec(name)?.[1];
    if (row) return row;
  }
  return undefined;
}

const ROOMS = ['lib', 'tests/api', 'tests/e2e', 'tests/security/dependencies'];

/** The test files that name an attack row, with their text. */
export function threatFiles(): Map<string, string> {
  const files = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec)\.ts$/.test(name))
      .map((name) => join(room, name)),
  );
  const texts = files.map((file): [string, string] => [file, readFileSync(file, 'utf8')]);
  return new Map(texts.filter(([, text]) => /['`]threat \w+: /.test(text)));
}
