import type { Pool } from 'pg';
import { pool } from '@/lib/db/connect/pool';
import { KINDS, type ResourceName } from '@/lib/entities/resource';
import { literal } from '../fold-text';

export type FoundRow = {
  resource: ResourceName;
  id: string;
  name: string;
  /** What tells it from others of the same name. */
  note: string | null;
};

type Source = { from: string; name: string; note: string; text: string };

const PLACE = 'coalesce(e.acronym, e.name)';

/** Where the words are looked for: slugs are folded, as the words are. */
const SOURCES: Record<ResourceName, Source> = {
  articles: {
    from: 'articles t JOIN article_lookups l ON l.article_id = t.id',
    name: 't.title',
    note: "CASE WHEN t.published_at IS NULL THEN 'Draft' END",
    text: 'l.text',
  },
  universities: plain('universities'),
  categories: plain('categories'),
  cities: plain('cities'),
  establishments: {
    ...plain('establishments'),
    note: 't.acronym',
    text: "(lower(t.name || ' ' || coalesce(t.acronym, '')) || ' ' || t.slug)",
  },
  programmes: {
    from: 'programmes t JOIN establishments e ON e.id = t.establishment_id',
    name: 't.name',
    note: PLACE,
    text: `(lower(t.name || ' ' || ${PLACE}) || ' ' || t.slug)`,
  },
  calls: {
    from: 'calls t JOIN establishments e ON e.id = t.establishment_id',
    name: `${PLACE} || ' ' || t.academic_year`,
    note: 'NULL',
    text: `(lower(e.name || ' ' || ${PLACE}) || ' ' || t.slug)`,
  },
  sources: {
    from: 'sources t',
    name: 't.publisher',
    note: 'coalesce(t.title, t.url)',
    text: "lower(concat_ws(' ', t.publisher, t.title, t.url))",
  },
  rules: plain('rules'),
};

/** The first few of each resource that have all words: what begins with them, then the shortest. */
export async function findRows(
  words: readonly string[],
  most: number,
  db: Pick<Pool, 'query'> = pool(),
): Promise<FoundRow[]> {
  const has = ({ text }: Source) => words.map((_, at) => `${text} LIKE $${at + 2}`).join(' AND ');
  const parts = Object.keys(KINDS).map((resource) => {
    const source = SOURCES[resource as ResourceName];
    const { from, name, note } = source;
    return `(SELECT '${resource}' AS resource, t.id, ${name} AS name, ${note}::text AS note
      FROM ${from} WHERE ${has(source)}
      ORDER BY starts_with(t.slug, $1) DESC, length(t.slug), t.updated_at DESC, t.id LIMIT ${most})`;
  });
  const patterns = words.map((word) => `%${literal(word)}%`);
  const { rows } = await db.query<FoundRow>(parts.join(' UNION ALL '), [
    words.join('-'),
    ...patterns,
  ]);
  return rows;
}

function plain(table: string): Source {
  return {
    from: `${table} t`,
    name: 't.name',
    note: 'NULL',
    text: "(lower(t.name) || ' ' || t.slug)",
  };
}
