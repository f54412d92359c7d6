import { isApi, isReaderPage } from '@/lib/front/arrive/judge';
import { type Oddity, withoutScripts } from '@/lib/next/page';
import { type Answer, headerText, isHtml } from './answer';
import type { Dictionary } from './dictionary';
import { type Entry, prepareEntry } from './entry';
import { ERROR_STYLE } from './error-answer';
import {
  CLOSED_POLICY,
  type HeaderList,
  type Policy,
  keptHeaders,
  securityHeaders,
} from './headers';
import { inlineHashes } from './inline-content';
import { linkRules } from './link-rules';
import { type EventTarget, withEvents, withStartScript } from './start-script';

export type Pack = {
  /** How many pages of readers kept their scripts, by the reason. */
  leftWhole: ReadonlyMap<Oddity, number>;
  trim: (answer: Answer, path: string) => Answer;
  security: (answer: Answer) => HeaderList;
  entry: (answer: Answer, page: string) => Promise<Entry>;
};

type Options = {
  policy: Policy;
  isHttps: boolean;
  sheets?: string[];
  script?: string;
  events?: EventTarget;
  dictionary?: () => Dictionary | undefined;
};

export function createPack(options: Options): Pack {
  const { policy, isHttps, sheets = [], script, events } = options;
  const leftWhole = new Map<Oddity, number>();
  const knownStyles = [...sheets, ERROR_STYLE];

  function forReaders(answer: Answer): Answer {
    const stripped = withoutScripts(answer.body.toString(), answer.mark ?? '');
    if ('oddity' in stripped) {
      leftWhole.set(stripped.oddity, (leftWhole.get(stripped.oddity) ?? 0) + 1);
    }
    const bare = 'html' in stripped ? Buffer.from(stripped.html) : answer.body;
    const body = events ? withEvents(bare, events) : bare;
    // Next varies its answers by the headers of its router, which readers do not have.
    const headers = { ...answer.headers, vary: undefined, ...linkRules.header };
    const read = withFontsLast({ ...answer, headers, body });
    return { ...read, body: script ? withStartScript(read.body, script) : read.body };
  }

  const trim = (given: Answer, path: string) => {
    const answer = withoutRedirectBody(given);
    return isHtml(answer) && isReaderPage(path) ? forReaders(answer) : answer;
  };
  const policies = new WeakMap<Buffer, string>();
  const policyOf = (answer: Answer) => {
    const { body } = answer;
    if (!isHtml(answer)) return CLOSED_POLICY;
    const found = policies.get(body) ?? policy(inlineHashes(answer, knownStyles));
    // Refusals are the same page again and again.
    policies.set(body, found);
    return found;
  };
  const security = (answer: Answer) => securityHeaders(isHttps, policyOf(answer));
  return {
    leftWhole,
    trim,
    security,
    entry(given, page) {
      const answer = trim(given, page);
      const dictionary = isHtml(answer) ? options.dictionary?.() : undefined;
      const { link = [] } = dictionary ?? {};
      const headers = [...keptHeaders(answer.headers), ...link, ...security(answer)];
      const vary = isApi(page) ? headerText(answer, 'vary') : '';
      return prepareEntry(answer, { page, headers, vary, dictionary });
    },
  };
}

/** With a redirect Next sends an empty document for JavaScript to fill. */
function withoutRedirectBody(answer: Answer): Answer {
  if (answer.status < 300 || answer.status > 399 || answer.status === 304) return answer;
  const headers = { ...answer.headers };
  delete headers['content-type'];
  return { ...answer, headers, body: Buffer.alloc(0) };
}

const FONT = /<([^>]+)>; rel=preload; as="font"/g;
const END_OF_BODY = '</body>';

/**
 * Next has browsers fetch the fonts before the page, which then takes a slow phone 150 ms longer to
 * lay out (decision 026). At the end of the page they wait for its text.
 */
function withFontsLast(answer: Answer): Answer {
  const { link, ...headers } = answer.headers;
  const fonts = [...[link].flat().join(', ').matchAll(FONT)].map(([, address]) => address);
  const at = answer.body.lastIndexOf(END_OF_BODY);
  if (fonts.length === 0 || at < 0) return answer;
  const preloads = fonts.map(
    (address) =>
      `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin="">`,
  );
  const { body } = answer;
  const parts = [body.subarray(0, at), Buffer.from(preloads.join('')), body.subarray(at)];
  return { ...answer, headers, body: Buffer.concat(parts) };
}
