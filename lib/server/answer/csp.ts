import { type InlineHashes, sha256 } from './inline-content';

export type Policy = (inline?: InlineHashes) => string;

type Options = {
  analyticsEndpoint: string;
  isHttps: boolean;
  isDev: boolean;
  /** The built style sheets: a navigation within the page may insert any of them. */
  sheets?: string[];
};

const NOTHING_INLINE: InlineHashes = { scripts: [], styles: [] };

/** Everything is closed and opened by need; inline code runs by its hash or not at all. */
export function contentPolicy({ analyticsEndpoint, isHttps, isDev, sheets = [] }: Options): Policy {
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
  return ({ scripts, styles } = NOTHING_INLINE) =>
    `${common}; script-src ${sources(scripts)}; style-src ${sources([...new Set([...built, ...styles])])}`;
}

/** For answers that are no documents: nothing at all may happen should one be opened as a page. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

function sources(hashes: string[]): string {
  return ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
}

function foreignOrigin(endpoint: string): string[] {
  return endpoint.startsWith('/') ? [] : [new URL(endpoint).origin];
}
