import { z } from 'zod';

const kind = z.enum(['c', 'd', 'oc']);
const siblings = z.array(z.string()).nullable();
const segment = z.union([z.string(), z.tuple([z.string(), z.string(), kind, siblings])]);

type Tree = [unknown, Record<string, unknown>, ...unknown[]];

/** What the router of the back-office has on its screen; Next throws for anything else. */
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

/** Whether a router can have sent this header, or none did. */
export function isRouterTree(header: string | string[] | undefined): boolean {
  if (header === undefined) return true;
  try {
    return tree.safeParse(JSON.parse(decodeURIComponent(String(header)))).success;
  } catch {
    return false;
  }
}
