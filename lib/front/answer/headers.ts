import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { TINT_RULES } from '@/lib/colour/tint';
import { ownScripts } from '@/lib/next/page';
import { isInternal } from '@/lib/next/router';
import { isPrivate } from '@/lib/process/private-headers';
import type { Answer } from '@/lib/front/render/ask';

/** Names and values alternate in one flat list, the form that Node sends fastest. */
export type HeaderList = string[];

const YEAR = 31_536_000;

export function securityHeaders(isHttps: boolean, policy: string): HeaderList {
  const list = [
    ...['Content-Security-Policy', policy],
    ...['X-Content-Type-Options', 'nosniff'],
    ...['X-Frame-Options', 'DENY'],
    ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ...['Cross-Origin-Opener-Policy', 'same-origin'],
    ...['Cross-Origin-Resource-Policy', 'same-origin'],
    ...['Permissions-Policy', PERMISSIONS],
  ];
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

export type Policy = (inline?: InlineHashes) => string;

type Options = {
  /** Absent when events go nowhere. */
  analyticsEndpoint?: string;
  isHttps: boolean;
  isDev: boolean;
  /** Where Next's scripts run, a navigation may insert any of the built style sheets. */
  sheets?: string[];
};

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Everything is forbidden unless listed; inline code runs only by its hash. */
export function contentPolicy({
  analyticsEndpoint = '/',
  isHttps,
  isDev,
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
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

function sources(hashes: string[]): string {
  return ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
}

function foreignOrigin(endpoint: string): string[] {
  return endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
}

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
