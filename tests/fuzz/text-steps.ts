import { wordDiff } from '@/components/admin/revisions/word-diff';
import { CsvFault, writeCell } from '@/lib/csv/cell';
import { decode } from '@/lib/csv/decode';
import { readDay, readNumber } from '@/lib/csv/values';
import { findSeparator } from '@/lib/csv/read';
import { fold, readingTime, slugFromText } from '@/lib/french/words';
import {
  byline,
  frenchSpaces,
  isPersonName,
  oneLine,
  placeInCity,
  teaserText,
} from '@/lib/french/typography';
import { questionWords } from '@/lib/french/question-words';
import { mailHtml, plainText } from '@/lib/mail/letters/mail-body';
import { CostlyText, render } from '@/lib/markdown/markdown';
import { escapeHtml, escapeXml, unescapeHtml } from '@/lib/markdown/escape';
import { plainWords } from '@/lib/markdown/plain';
import { line, longText } from '@/lib/entities/fields/rules';
import { isSafeWebUrl } from '@/lib/entities/plain/web-url';
import { fragment, hasMatch, highlight } from '@/lib/search/search-results';
import { scriptSafeJson } from '@/lib/seo/graph';

/** What becomes of it is measured, so each answers with what it made. */
export type Step = (text: string) => string;

const said = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const PATTERNS = ['master', 'aa', 'finance'];

/** All that a text of staff or readers goes through. */
export const STEPS: Record<string, Step> = {
  render: (text) => rendered(text),
  'feed of it': (text) => escapeXml(rendered(text)),
  'letter of it': (text) => mailHtml(rendered(text), (path) => path),
  'plain part of it': (text) => plainText(rendered(text)),
  ...{ frenchSpaces, oneLine, teaserText, plainWords, escapeXml, escapeHtml, scriptSafeJson },
  ...{ fold, slugFromText, byline, unescapeHtml },
  highlight: (text) => said(highlight(text, PATTERNS).map(({ text }) => text)),
  fragment: (text) => fragment(text, PATTERNS),
  hasMatch: (text) => said(hasMatch(text, PATTERNS)),
  isPersonName: (text) => said(isPersonName(text)),
  placeInCity: (text) => placeInCity(text, 'Rabat'),
  questionWords: (text) => said(questionWords(text)),
  readingTime: (text) => said(readingTime(text)),
  isSafeWebUrl: (text) => said(isSafeWebUrl(`https://example.org/${text}`)),
  line: (text) => said(line(1_000_000).safeParse(text).success),
  longText: (text) => said(longText(1_000_000).safeParse(text).success),
  'a cell of a table': (text) =>
    [
      ...[writeCell(text), attempt(() => readDay(text)), attempt(() => said(readNumber(text)))],
    ].join(' '),
  'a file of a table': (text) => {
    const read = decode(Buffer.from(text.toWellFormed())).text;
    return findSeparator(read).rest;
  },
  'what changed': (text) => said(wordDiff(text, `x ${text.split('').reverse().join('')}`)),
};

const rendered = (text: string) => attempt(() => render(text).html);

/** A refusal is an answer too. */
function attempt(step: () => string): string {
  try {
    return step();
  } catch (error) {
    if (error instanceof CostlyText || error instanceof CsvFault) return '';
    throw error;
  }
}
