import type { Actor, Author, Fields } from './audit';
import { dayOf, todayInMorocco } from '@/lib/french/dates';
import type { Field, Resource, ResourceName } from '@/lib/entities/resource';
import { type SubjectName, factOf, withFacts, writeFacts } from '@/lib/db/statements/fact-rows';
import { noticeOf, sourcesOf } from '@/lib/facts/sources';
import { type StoredRow, rowsOf, lockRows } from '@/lib/db/statements/rows';
import type { Tx } from '@/lib/db/connect/client';
import { factNames } from '@/lib/entities/entity';
import type { Fact } from '@/lib/entities/evidence';
import { resourceNames, resources } from '@/lib/entities/registry';
import { isSame } from '@/lib/entities/said';
import { READING, SOURCE } from '@/lib/entities/source';
import { type Saved as FactsOfSave, factsAfter, unsourced } from '@/lib/facts/after-save';
import { type Issue, conflict, invalid } from '@/lib/process/http-error';

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

type Saved = {
  row: StoredRow;
  before?: StoredRow;
  input: Fields;
  actor: Actor;
  /** What was kept of the row comes back, with whoever saw it. */
  isAsItWas?: boolean;
};

/** Writes what a save makes of the facts of a row, and answers with the row as it is then. */
export async function saveFacts(
  tx: Tx,
  resource: Resource,
  { row, before, input, actor, isAsItWas }: Saved,
): Promise<StoredRow> {
  const { name } = resource;
  if (name === 'sources' && before) await outdate(tx, before, row);
  if (!hasFacts(name)) return row;
  const facts =
    isAsItWas && input.facts
      ? (input.facts as Fact[])
      : factsOfSave(resource, { before, input: { ...row, ...input }, sent: input.facts, actor });
  const known = row.facts as Fact[];
  const isFromTrash = isAsItWas && !before;
  const issues = isFromTrash ? [] : unsourced(resource, row, facts, before);
  if (issues.length > 0) throw isAsItWas ? notRestored(resource, issues) : invalid(issues);
  await writeFacts(tx, name, [{ id: row.id, facts, before: known, isAsItWas }]);
  if (JSON.stringify(facts) === JSON.stringify(known)) return row;
  const written = await rowsOf(tx, name).findFirst({
    where: { id: row.id },
    omit: { createdAt: true },
    ...linksOf(resource),
  });
  return shownRow(resource, written as StoredRow);
}

/** Where a revision is restored there are no fields to tell it beside. */
function notRestored({ fields }: Resource, issues: readonly Issue[]) {
  const labelOf = (path: string) => fields.find(({ name }) => name === path)?.label ?? path;
  const named = issues.map(({ path, message }) => ({
    path,
    message: `${labelOf(path)}: ${message}`,
  }));
  return conflict('cannot_restore', 'This revision cannot be restored as it was', named);
}

/** What was read with the source as it was is outdated: saving that would bring it back. */
async function outdate(tx: Tx, before: StoredRow, source: StoredRow): Promise<void> {
  const isOther = (name: string) => !isSame(before[name], source[name]);
  if (!Object.keys({ ...SOURCE, ...READING }).some(isOther)) return;
  for (const name of resourceNames.filter(hasFacts)) {
    const where = { facts: { some: { sourceId: source.id } } };
    const rows = await rowsOf(tx, name).findMany({ where, select: { id: true } });
    const ids = rows.map(({ id }) => id);
    await lockRows(tx, name, ids);
    await rowsOf(tx, name).updateMany({
      where: { id: { in: ids } },
      data: { updatedAt: new Date() },
    });
  }
}

type Sent = Pick<FactsOfSave, 'before' | 'from'> & {
  input: Fields;
  sent: unknown;
  actor: Author;
};

export function factsOfSave(resource: Resource, { input, sent, actor, ...given }: Sent): Fact[] {
  return factsAfter({
    ...given,
    names: factNames(resource),
    after: { ...input, facts: sent },
    personId: actor.id,
    today: todayInMorocco(),
  });
}

export function hasFacts(name: ResourceName): name is SubjectName {
  return resources[name].fields.some(({ input }) => input === 'facts');
}
