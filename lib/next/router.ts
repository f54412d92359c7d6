import { z } from 'zod';

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
