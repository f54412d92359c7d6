import { randomBytes } from 'node:crypto';
import { z } from 'zod';

/** For one render. Next writes it on every script and preload of its own, and nobody else knows it. */
export const freshMark = () => randomBytes(18).toString('base64url');

/** Next looks for it in the policy that a request brings; one of another form it ignores in silence. */
export const markHeader = (mark: string) => ({
  'content-security-policy': `script-src 'nonce-${mark}'`,
});

/** Why a page is sent as Next wrote it. */
export type Oddity = 'drawn by the browser' | 'late parts' | 'script of nobody' | 'mark left';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const LINK = /<link\b[^>]*>/g;
const DATA_BLOCK = ' type="application/ld+json"';
const LOADS_SCRIPT = /\b(?:as="script"|rel="modulepreload")/;
/** After a failure, Next leaves a page that its scripts draw. */
const HOLE = '<html id="__next_error__"';
/** React's late parts need a script to be put in their place. */
const LATE_PARTS = ['id="S:', 'id="B:', '<!--$?-->', '<!--$!-->'];

/**
 * Takes what bears the mark out of a page, which is complete without it. A page that holds anything
 * else stays whole: loading too much works, lacking a script may not.
 */
export function withoutScripts(html: string, mark: string): { html: string } | { oddity: Oddity } {
  const marked = ` nonce="${mark}"`;
  if (html.includes(HOLE)) return { oddity: 'drawn by the browser' };
  if (LATE_PARTS.some((part) => html.includes(part))) return { oddity: 'late parts' };
  let isForeign = false;
  const bare = html
    .replace(SCRIPT, (element: string, attributes: string) => {
      if (attributes.includes(marked)) return '';
      isForeign ||= attributes !== DATA_BLOCK;
      return element;
    })
    .replace(LINK, (element) => {
      if (!LOADS_SCRIPT.test(element)) return element;
      isForeign ||= !element.includes(marked);
      return '';
    })
    .replaceAll(marked, '');
  if (isForeign) return { oddity: 'script of nobody' };
  return bare.includes(mark) ? { oddity: 'mark left' } : { html: bare };
}

/** The texts of the inline scripts that are Next's. */
export function ownScripts(html: string, mark: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)];
  const own = scripts.filter(([, attributes]) => attributes?.includes(` nonce="${mark}"`));
  return own.map(([, , text = '']) => text).filter((text) => text !== '');
}

/** Where the files of the build are, and everything else that documents of Next's ask for. */
export const NEXT_FILES = '/_next';
export const BUILT_FILES = `${NEXT_FILES}/static`;

/** Next would take these for other names of a page; its own client never asks for them. */
const OTHER_NAMES = /^\/_next\/(?:image$|data\/)|\.rsc$/;

export const isOtherName = (path: string) => OTHER_NAMES.test(path);

/** What Next's parts say to each other, which nobody else needs to know. */
export const isInternal = (header: string) =>
  header.startsWith('x-middleware-') || header.startsWith('x-nextjs-');

/** With these, Next's router asks for the data of a page in place of the page. */
const ROUTER_HEADERS = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'rsc',
];

type Headers = NodeJS.Dict<string | string[]>;

/** Those that a router can have sent; none where it says what Next would throw for. */
export function routerHeaders(given: Headers): Headers {
  if (!isRouterTree(given['next-router-state-tree'])) return {};
  const sent = ROUTER_HEADERS.filter((name) => given[name] !== undefined);
  return Object.fromEntries(sent.map((name) => [name, given[name]]));
}

const kind = z.enum(['c', 'd', 'oc']);
const siblings = z.array(z.string()).nullable();
const segment = z.union([z.string(), z.tuple([z.string(), z.string(), kind, siblings])]);

type Tree = [unknown, Record<string, unknown>, ...unknown[]];

/** What the router of the back-office has on its screen. */
const tree: z.ZodType<Tree> = z.lazy(() =>
  z.tuple([
    segment,
    z.record(z.string(), tree),
    z.tuple([z.string(), z.string()]).nullish(),
    z.enum(['refetch', 'inside-shared-layout', 'metadata-only']).nullish(),
    z.number().nullish(),
    z.string().optional(),
  ]),
);

function isRouterTree(header: string | string[] | undefined): boolean {
  if (header === undefined) return true;
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(String(header)))).success;
  } catch {
    return false;
  }
}
