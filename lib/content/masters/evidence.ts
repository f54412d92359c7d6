import 'server-only';
import { db } from '@/lib/db/connect/client';
import type { RowOf } from '@/lib/entities/entity';
import type { SourceQuery } from '@/lib/entities/list-queries';
import { type Rule, rules } from '@/lib/entities/rule';
import { sources } from '@/lib/entities/source';
import { createKeptReading } from '@/lib/process/generation';
import type { Prisma } from '@/prisma/generated/client';
import { textFilter } from '../filters/text-filter';
import { type Filter, byName } from '../page';
import { publicRow, publicSelect } from '../reading/public-rows';

export type KnownSource = RowOf<typeof sources>;
export type { Rule };

type SourceFilter = Filter<Prisma.SourceWhereInput, Prisma.SourceOrderByWithRelationInput>;
type RuleFilter = Filter<Prisma.RuleWhereInput, Prisma.RuleOrderByWithRelationInput>;

export async function listSources(filter: SourceFilter = {}): Promise<KnownSource[]> {
  const rows = await db().source.findMany({
    ...byName({ ...filter, orderBy: filter.orderBy ?? [{ publisher: 'asc' }, { id: 'asc' }] }),
    select: {
      ...publicSelect<Prisma.SourceSelect>(sources),
      _count: { select: { facts: true } },
    },
  });
  return rows.map(({ _count, ...row }) => ({
    ...publicRow(sources, row),
    factCount: _count.facts,
  }));
}

export function sourceWhere({ q, kind, sourceState }: SourceQuery): Prisma.SourceWhereInput {
  const words = textFilter(q, ['publisher', 'slug', 'title', 'url']) ?? {};
  return { AND: [words, { kind, state: sourceState }] };
}

/** For readers; kept until something changes. */
export const loadRules = createKeptReading(() => listRules(), 60_000);

export async function listRules(filter: RuleFilter = {}): Promise<Rule[]> {
  const select = publicSelect<Prisma.RuleSelect>(rules);
  const rows = await db().rule.findMany({ ...byName(filter), select });
  return rows.map((row) => publicRow(rules, row));
}
