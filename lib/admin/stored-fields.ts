import type { Fields } from '@/lib/admin/audit';
import { dayOf } from '@/lib/french/dates';
import type { Field, Resource } from '@/lib/entities/resource';
import { factOf, withFacts } from '@/lib/db/statements/fact-rows';
import { noticeOf, sourcesOf } from '@/lib/facts/sources';
import type { StoredRow } from '@/lib/db/statements/rows';

/** Adds the rows that a row is linked to and its facts, which are rows of tables of their own. */
export function linksOf({ fields }: Resource): { include?: Record<string, object> } {
  const links = fields.flatMap(({ link, input }): [string, object][] => {
    if (input === 'facts') return [['facts', withFacts]];
    if (!link) return [];
    const { relation, key } = link;
    return [[relation, { select: { [key]: true }, orderBy: { [key]: 'asc' } }]];
  });
  return links.length > 0 ? { include: Object.fromEntries(links) } : {};
}

/** A row as forms and the API know it: links as ids, days without a time. */
export function shownRow({ fields }: Resource, row: StoredRow): StoredRow {
  const relations = fields.flatMap(({ link }) => (link ? [link.relation] : []));
  const shown = without(row, relations) as StoredRow;
  for (const { name, input, link } of fields) {
    if (input === 'date') shown[name] = dayOf(row[name] as Date | null);
    if (link) shown[name] = (row[link.relation] as Fields[]).map((linked) => linked[link.key]);
  }
  if (fields.every(({ input }) => input !== 'facts')) return shown;
  const facts = (row.facts as Parameters<typeof factOf>[0][]).map(factOf);
  const sources = sourcesOf(facts);
  // What the form asks of sources, as the facts tell it.
  for (const { name, input } of fields) {
    if (input === 'sources') shown[name] = sources;
    if (input === 'notice') shown[name] = noticeOf(sources);
  }
  return Object.assign(shown, { facts });
}

/** What Prisma writes for an input, given the row as it is shown when there is one already. */
export function storedData({ fields }: Resource, input: Fields, before?: Fields): Fields {
  const links = fields.filter(({ link }) => link);
  const elsewhere = fields.filter(({ link, isEvidence }) => link ?? isEvidence);
  const names = elsewhere.map(({ name }) => name);
  const data = without(input, names);
  for (const { name, input: kind } of fields) {
    const value = data[name];
    if (kind === 'date' && typeof value === 'string') data[name] = new Date(value);
  }
  return Object.assign(data, ...links.map((field) => changedLinks(field, input, before)));
}

/** Links that stay as they are are not written, so that nothing is told to have changed. */
function changedLinks({ name, link }: Field, input: Fields, before: Fields = {}): Fields {
  const [ids, known = []] = [input[name], before[name]] as (string[] | undefined)[];
  if (!link || !ids) return {};
  const gone = known.filter((id) => !ids.includes(id));
  const added = ids.filter((id) => !known.includes(id));
  if (gone.length === 0 && added.length === 0) return {};
  return {
    [link.relation]: {
      ...(gone.length > 0 ? { deleteMany: { [link.key]: { in: gone } } } : {}),
      ...(added.length > 0 ? { create: added.map((id) => ({ [link.key]: id })) } : {}),
    },
  };
}

function without(fields: Fields, names: string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
