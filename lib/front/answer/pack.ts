import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { paths } from '@/lib/paths';
import { OWN_FILES, isApi, isReaderPage } from '@/lib/front/arrive/judge';
import { type Answer, headerText, isHtml } from '@/lib/front/render/ask';
import { type Oddity, isInternal, ownScripts, withoutScripts } from '@/lib/next/page';
import { TINT_RULES } from '@/lib/colour/color';
import { isPrivate } from '@/lib/process/private-headers';
import { type Dictionary, type Entry, prepareEntry } from './entry';
import { ERROR_STYLE } from './error-answer';

export type Pack = ReturnType<typeof createPack>;

type Options = {
  isHttps: boolean;
  isDev?: boolean;
  /** Where Next's scripts run, a navigation may insert any of the built style sheets. */
  sheets?: string[];
  script?: string;
  /** Where pages send events. */
  analyticsEndpoint?: string;
  dictionary?: () => Dictionary | undefined;
};

export function createPack(options: Options) {
  const { isHttps, sheets = [], script } = options;
  const policy = contentPolicy(options);
  /** How many pages of readers kept their scripts, by the reason. */
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
    return { ...answer, headers, body: Buffer.from(withStartScript(html, script)) };
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
    entry(given: Answer, page: string): Promise<Entry> {
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
  const headers = { ...answer.headers, 'content-type': undefined };
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

function withStartScript(html: string, address?: string): string {
  // Browsers look for scripts in the head first. `async` lets it run before the body is there.
  const script = `<script type="module" async src="${address}"></script>`;
  return html.replace('</head>', (end) => (address ? script + end : end));
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

/** Names and values alternate in one flat list, the form that Node sends fastest. */
export type HeaderList = string[];

const YEAR = 31_536_000;

export function securityHeaders(isHttps: boolean, policy: string): HeaderList {
  const list = ['Content-Security-Policy', policy, ...Object.entries(SECURITY).flat()];
  if (isHttps) list.push('Strict-Transport-Security', `max-age=${YEAR}; includeSubDomains`);
  return list;
}

const PERMISSIONS = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture'],
  ...['encrypted-media', 'fullscreen', 'geolocation', 'gyroscope', 'hid', 'magnetometer'],
  ...['microphone', 'midi', 'payment', 'picture-in-picture', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
};

const KEPT = [
  ...['content-type', 'link', 'location', 'content-disposition', 'content-language'],
  ...['speculation-rules', 'x-total-count'],
];

export function keptHeaders(headers: OutgoingHttpHeaders): HeaderList {
  return KEPT.flatMap((name) => headerPairs(name, headers[name]));
}

const DROPPED = new Set([
  ...['connection', 'content-length', 'date', 'keep-alive', 'refresh', 'transfer-encoding'],
  'x-powered-by',
  // Next writes some of these too, and a security header that is sent twice is not valid.
  ...securityHeaders(true, '')
    .filter((_, at) => at % 2 === 0)
    .map((name) => name.toLowerCase()),
]);

export function passedHeaders(headers: OutgoingHttpHeaders): HeaderList {
  return Object.keys(headers)
    .filter((name) => !DROPPED.has(name) && !isPrivate(name) && !isInternal(name))
    .flatMap((name) => headerPairs(name, headers[name]));
}

function headerPairs(name: string, value: OutgoingHttpHeaders[string]): HeaderList {
  if (value === undefined) return [];
  const title = name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());
  return Array.isArray(value) ? value.flatMap((one) => [title, one]) : [title, String(value)];
}

type Policy = (inline?: InlineHashes) => string;

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Everything is forbidden unless listed; inline code runs only by its hash. */
export function contentPolicy({
  analyticsEndpoint = '/',
  isHttps,
  isDev = false,
  sheets = [],
}: Options): Policy {
  const built = sheets.map(sha256);
  const connect = ["'self'", ...foreignOrigin(analyticsEndpoint), ...(isDev ? ['ws:'] : [])];
  const common = [
    "default-src 'none'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${connect.join(' ')}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
  if (isDev) {
    // Hot reload evaluates code and inserts styles.
    const open = "'self' 'unsafe-inline' 'unsafe-eval'";
    return () => `${common}; script-src ${open}; style-src 'self' 'unsafe-inline'`;
  }
  return ({ scripts, styles } = NOTHING_INLINE) => {
    const known = scripts.length > 0 ? [...new Set([...built, ...styles])] : styles;
    return `${common}; script-src ${sources(scripts)}; style-src ${sources(known)}`;
  };
}

/** For answers that are no documents: should one be opened as a page, nothing in it may run. */
const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const sources = (hashes: string[]) =>
  ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');

const foreignOrigin = (endpoint: string) =>
  endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];

type InlineHashes = { scripts: string[]; styles: string[] };

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
