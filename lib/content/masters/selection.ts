import 'server-only';
import type { KeptList } from '@/lib/entities/plain/kept-list';
import { readFormer } from '../slug-history';
import { type Call, listCallsOfEach } from './calls';
import { type Programme, listProgrammes } from './programmes';

export type ChosenMaster = { master: Programme; calls: Call[] };

export type Selection = {
  /** In the order in which the reader named them. */
  chosen: ChosenMaster[];
  /** How many names are of no published master. */
  unknown: number;
  /** How many more were named than a list may have. */
  tooMany: number;
};

export async function loadSelection({ slugs, tooMany, odd }: KeptList): Promise<Selection> {
  const { masters, unknown } = await findBySlugs(slugs);
  const calls = await listCallsOfEach(masters);
  return {
    chosen: masters.map((master, at) => ({ master, calls: calls[at] ?? [] })),
    unknown: unknown + odd,
    tooMany,
  };
}

/** A master is found under its former names too, as its page is. */
async function findBySlugs(slugs: readonly string[]) {
  const known = bySlug(await listProgrammes({ where: { slug: { in: [...slugs] } } }));
  const missing = slugs.filter((slug) => !known.has(slug));
  const moved = missing.length > 0 ? await listMoved(missing) : new Map<string, Programme>();
  const found = slugs.flatMap((slug) => known.get(slug) ?? moved.get(slug) ?? []);
  return { masters: [...bySlug(found).values()], unknown: slugs.length - found.length };
}

async function listMoved(slugs: string[]): Promise<Map<string, Programme>> {
  const former = await readFormer('programme', slugs);
  const ids = former.flatMap(({ targetId }) => targetId ?? []);
  const masters = await listProgrammes({ where: { id: { in: ids } } });
  return new Map(
    former.flatMap(({ slug, targetId }) => {
      const master = masters.find(({ id }) => id === targetId);
      return master ? [[slug, master] as const] : [];
    }),
  );
}

const bySlug = (masters: readonly Programme[]) =>
  new Map(masters.map((master) => [master.slug, master]));
