import 'server-only';
import type { RowOf } from '@/lib/entities/entity';
import type { SourceQuery } from '@/lib/entities/list-queries';
import { type Rule, rules } from '@/lib/entities/rule';
import { sources } from '@/lib/entities/source';
import { createKeptReading } from '@/lib/process/generation';
import type { Prisma } from '@/prisma/generated/client';
import { textFilter } from '../filters';
import { type Filter, readsOf } from '../reading/public-rows';

export type KnownSource = RowOf<typeof sources>;
export type { Rule };

const { list } = readsOf(sources, {
  select: () => ({ _count: { select: { facts: true } } }),
  compute: ({ _count }: { _count: { facts: number } }) => ({ factCount: _count.facts }),
});

const BY_PUBLISHER: Prisma.SourceOrderByWithRelationInput[] = [{ publisher: 'asc' }, { id: 'asc' }];

export const listSources = ({ orderBy = BY_PUBLISHER, ...filter }: Filter<typeof sources> = {}) =>
  list({ ...filter, orderBy });

export function sourceWhere({ q, kind, sourceState }: SourceQuery): Prisma.SourceWhereInput {
  const words = textFilter(q, ['publisher', 'slug', 'title', 'url']) ?? {};
  return { AND: [words, { kind, state: sourceState }] };
}

export const { list: listRules } = readsOf(rules);

/** For readers; kept until something changes. */
export const loadRules = createKeptReading(() => listRules(), 60_000);
