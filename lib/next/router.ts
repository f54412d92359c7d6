import { z } from 'zod';

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
