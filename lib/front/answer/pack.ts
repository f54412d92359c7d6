import { createHash } from 'node:crypto';
import { escapeHtml } from '@/lib/markdown/escape';
import { paths } from '@/lib/paths';
import { OWN_FILES, isApi, isReaderPage } from '@/lib/front/arrive/judge';
import { type Answer, headerText, isHtml } from '@/lib/front/render/ask';
import { type Oddity, withoutScripts } from '@/lib/next/page';
import type { Dictionary } from './encode';
import { type Entry, prepareEntry } from './entry';
import { ERROR_STYLE } from './error-answer';
import {
  CLOSED_POLICY,
  type HeaderList,
  contentPolicy,
  inlineHashes,
  keptHeaders,
  securityHeaders,
} from './headers';

export type Pack = {
  /** How many pages of readers kept their scripts, by the reason. */
  leftWhole: ReadonlyMap<Oddity, number>;
  trim: (answer: Answer, path: string) => Answer;
  security: (answer: Answer) => HeaderList;
  entry: (answer: Answer, page: string) => Promise<Entry>;
};

type Options = {
  isHttps: boolean;
  isDev?: boolean;
  sheets?: string[];
  script?: string;
  events?: EventTarget;
  dictionary?: () => Dictionary | undefined;
};

export function createPack(options: Options): Pack {
  const { isHttps, isDev = false, sheets = [], script, events } = options;
  const policy = contentPolicy({ analyticsEndpoint: events?.endpoint, isHttps, isDev, sheets });
  const leftWhole = new Map<Oddity, number>();
  const knownStyles = [...sheets, ERROR_STYLE];

  function forReaders(answer: Answer): Answer {
    const whole = answer.body.toString();
    const stripped = withoutScripts(whole, answer.mark ?? '');
    if ('oddity' in stripped) {
      leftWhole.set(stripped.oddity, (leftWhole.get(stripped.oddity) ?? 0) + 1);
    }
    const fonts = [...headerText(answer, 'link').matchAll(FONT)].map(([, address]) => address);
    const html = withFontsLast('html' in stripped ? stripped.html : whole, fonts);
    // Next varies its answers by the headers of its router, which readers do not have.
    const headers = { ...answer.headers, vary: undefined, ...linkRules.header };
    if (fonts.length > 0) delete headers.link;
    return { ...answer, headers, body: Buffer.from(withStartScript(html, script, events)) };
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

/**
 * Next has browsers fetch the fonts before the page, which then takes a slow phone 150 ms longer to
 * lay out (decision 026). At the end of the page they wait for its text.
 */
function withFontsLast(html: string, fonts: (string | undefined)[]): string {
  const at = html.lastIndexOf('</body>');
  const preloads = fonts.map(
    (address) =>
      `<link rel="preload" as="font" type="font/woff2" href="${address}" crossorigin="">`,
  );
  return at < 0 ? html : html.slice(0, at) + preloads.join('') + html.slice(at);
}

export type EventTarget = { endpoint: string; domain: string };

/** The script, and where it sends events, also on the page that the build has made already. */
export function withStartScript(html: string, address?: string, events?: EventTarget): string {
  const { endpoint = '', domain = '' } = events ?? {};
  const marks = ` data-events="${escapeHtml(endpoint)}" data-events-domain="${escapeHtml(domain)}"`;
  // Browsers look for scripts in the head first. `async` lets it run before the body is there.
  const script = `<script type="module" async src="${address}"></script>`;
  return html
    .replace('<html', (start) => (events ? start + marks : start))
    .replace('</head>', (end) => (address ? script + end : end));
}

/** Files, what is not for readers, and pages that are never kept: searches and readers' lists. */
const NEVER_AHEAD = ['/api/*', '/admin*', '/login', '/media/*', '/*.xml', '/*.ics'];
const NEVER_KEPT = [paths.search, paths.selection, paths.comparison].map((path) => `${path}*`);

const LINKS = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: [...NEVER_AHEAD, ...NEVER_KEPT] } },
    { not: { selector_matches: '[download]' } },
  ],
};

/** Browsers do neither while data or power are saved, or memory is short. */
const RULES = {
  // When a link is pointed at for a moment; never because it is seen.
  prefetch: [{ source: 'document', where: LINKS, eagerness: 'moderate' }],
  // When it is touched or pressed: the page is there when the finger leaves.
  prerender: [{ source: 'document', where: LINKS, eagerness: 'conservative' }],
};

/** Tells browsers which pages to fetch before a reader goes there. */
export const linkRules = rulesFile(Buffer.from(JSON.stringify(RULES)));

function rulesFile(text: Buffer) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `${OWN_FILES}/links-${hash}.speculationrules`;
  return { text, address, header: { 'speculation-rules': `"${address}"` } };
}
