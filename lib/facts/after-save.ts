import { factNames } from '@/lib/entities/entity';
import type { Fact, Notice, Source } from '@/lib/entities/evidence';
import { hasPublication } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';
import { isSaid, isSame } from '@/lib/entities/said';
import { sourceKey } from './sources';

type Row = Record<string, unknown>;

export type Saved = {
  /** Which fields are facts; the first of them is what a source says that says nothing else. */
  names: readonly string[];
  before?: Row;
  /** With `sources`, `source` and `facts` where they were sent. */
  after: Row;
  personId: string | null;
  today: string;
  /** The file that says it, with what it says otherwise than somebody of the team has decided. */
  from?: { file: string; proposed: Row };
};

/**
 * The facts of a row once it is saved. Those that are sent are taken as they are, since the form asks
 * who says what is new. Where none are sent, that is taken to be said by the source that came with
 * it, or else by the first: one claim, never one for each source.
 */
export function factsAfter(saved: Saved): Fact[] {
  const { names, before = {}, after, from } = saved;
  const { sources } = sourcesOfSave(saved);
  const named = newcomer(saved);
  const known = factsIn(before);
  // The lists of establishments and universities have no columns for sources.
  const file = from && known.length > 0 ? fileAsSource(from.file) : undefined;
  const speaker = named ?? sources[0] ?? file;
  // What a source said that is taken away, no other is taken to say.
  const isNews = (name: string) =>
    named !== undefined || known.length === 0 || !isSame(after[name], before[name]);
  const facts = after.facts ? seenNow(saved) : told(known, saved, speaker, isNews);
  if (from && after.facts) {
    facts.push(...known.filter((fact) => isOfTeam(fact) && !isClaimed(facts, fact)));
  }
  if (from) facts.push(...contradictions(facts, speaker ?? fileAsSource(from.file), saved));
  const silent = sources.filter((source) => !facts.some((fact) => isOf(fact, source)));
  const [name = ''] = names;
  const said = silent.map((source) => newFact(name, source, saved));
  return verified(inOrder([...facts, ...(isSaid(after[name]) ? said : [])], sources), saved);
}

/**
 * What becomes of the facts of a form, `after.facts`, when the speaker says all that is new in it,
 * and which fields nobody says then. While a row has no facts at all, nothing is asked of it.
 */
export function factsOfForm(saved: Saved, speaker = newcomer(saved)) {
  const { before = {}, after } = saved;
  const facts = told(factsIn(after), saved, speaker);
  const open = facts.length > 0 ? newlyUnsaid(facts, saved) : [];
  return { facts, open, isEdited: !isSame(contentsOf(after), contentsOf(before)) };
}

/** The fields that say something which none of these facts does. */
export function unsaid(names: readonly string[], row: Row, facts: readonly Fact[]): string[] {
  return names.filter((name) => isSaid(row[name]) && !isThere(facts, name, row[name]));
}

/** What readers would see without a source, but for what they see so already. */
export function unsourced(resource: Resource, row: Row, facts: readonly Fact[], before?: Row) {
  const isShown = (one?: Row) => one && (!hasPublication(resource) || one.publishedAt);
  const known = factsIn(before ?? {});
  // A row that never had a source is no promise.
  if (!isShown(row) || facts.length + known.length === 0) return [];
  const isAsBefore = (name: string) =>
    isShown(before) && isSame(row[name], before?.[name]) && !isThere(known, name, row[name]);
  const open = unsaid(factNames(resource), row, facts).filter((name) => !isAsBefore(name));
  return open.map((path) => ({ path, message: 'No source says this' }));
}

/**
 * What somebody of the team says anew, they saw; the rest was seen by whoever saw it. A file tells
 * who else saw what it says, but for who of the team.
 */
function seenNow({ before = {}, after, personId, today, from }: Saved): Fact[] {
  // Whether the source says it still or again is no other thing.
  const sayingOf = (fact: Fact) => contentOf({ ...fact, endedOn: null });
  const known = new Map(factsIn(before).map((fact) => [sayingOf(fact), fact]));
  return factsIn(after).map((fact) => {
    const same = known.get(sayingOf(fact));
    if (same) return { ...fact, seenBy: same.seenBy, personId: same.personId };
    if (from && fact.seenBy !== 'team' && !fact.isVerified) return { ...fact, personId: null };
    const seenOn = fact.seenOn ?? (fact.isVerified ? today : null);
    return { ...fact, seenOn, seenBy: 'team', personId };
  });
}

function told(
  known: readonly Fact[],
  saved: Saved,
  speaker?: Named,
  isHis: (name: string) => boolean = () => true,
): Fact[] {
  const { before = {}, after, today } = saved;
  const { former, sources } = sourcesOfSave(saved);
  const isGone = ({ source }: Fact) => isAmong(former, source) && !isAmong(sources, source);
  const facts = known.flatMap((fact) => {
    const { field, value, source, endedOn } = fact;
    const now = after[field] ?? null;
    const isNew = !isSame(now, before[field] ?? null);
    // A change that is taken back on its day has ended nothing.
    if (endedOn === today && isNew && isSame(now, value)) return [{ ...fact, endedOn: null }];
    if (endedOn) return [fact];
    const isChanged = isNew && !isSame(now, value);
    // It said so until now. A source that still says otherwise contradicts, for readers to see.
    const sayNow = known.filter((one) => one.field === field && isSame(one.value, now));
    const sayers = [...(speaker ? [speaker] : []), ...sayNow.map(sourceIn)];
    const isCorrected = !isSaid(now) || isAmong(sayers, source);
    if (isChanged && (isCorrected || isGone(fact))) return [{ ...fact, endedOn: today }];
    return isGone(fact) ? [] : [fact];
  });
  if (!speaker) return facts;
  const his = newlyUnsaid(facts, saved).filter(isHis);
  return [...facts, ...his.map((name) => newFact(name, speaker, saved))];
}

/** The fields that nobody says since this save. Of a row without facts, all that it says. */
function newlyUnsaid(facts: readonly Fact[], { names, before = {}, after }: Saved): string[] {
  const known = factsIn(before);
  const isNew = (name: string) =>
    !isSame(after[name] ?? null, before[name] ?? null) || isThere(known, name, before[name]);
  return unsaid(names, after, facts).filter((name) => known.length === 0 || isNew(name));
}

/** What was decided stays, and the file contradicts it, for readers and the team to see. */
function contradictions(facts: readonly Fact[], speaker: Named, saved: Saved): Fact[] {
  const proposed = saved.from?.proposed ?? {};
  return unsaid(Object.keys(proposed), proposed, facts).map((name) =>
    newFact(name, speaker, { ...saved, after: proposed }),
  );
}

const fileAsSource = (file: string): Named => ({
  publisher: `Fichier ${file}`,
  kind: 'autre',
  title: null,
  url: null,
  date: null,
});

/** No file takes away what somebody of the team saw. */
const isOfTeam = ({ personId }: Fact) => personId !== null;
const isClaimed = (facts: readonly Fact[], { field, value, source }: Fact) =>
  facts.some((one) => one.field === field && isSame(one.value, value) && isOne(one.source, source));

const isThere = (facts: readonly Fact[], name: string, value: unknown) =>
  facts.some((fact) => fact.field === name && !fact.endedOn && isSame(fact.value, value));

function newFact(field: string, source: Named, { after, personId, from }: Saved): Fact {
  return {
    field,
    value: after[field] as Fact['value'],
    source: { via: null, isDateInferred: false, ...source },
    quote: null,
    year: null,
    seenOn: null,
    seenBy: from ? 'import' : 'team',
    personId: from ? null : personId,
    isVerified: false,
    endedOn: null,
  };
}

/** Sources stand as they were sent, with what was sent of them. */
function inOrder(facts: readonly Fact[], sources: readonly Named[]): Fact[] {
  const placed = facts.map((fact) => {
    const at = sources.findIndex((source) => isOne(source, fact.source));
    const place = at < 0 ? sources.length : at;
    return { place, fact: { ...fact, source: { ...fact.source, ...sources[at] } } };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ fact }) => fact);
}

/** Whoever verifies a row compares all that it says. */
function verified(facts: Fact[], { before = {}, after, personId }: Saved): Fact[] {
  const day = after.verifiedOn as string | null | undefined;
  if (day === undefined || day === (before.verifiedOn ?? null)) return facts;
  return facts.map((fact) => {
    if (fact.endedOn || !isSame(fact.value, after[fact.field])) return fact;
    if (day === null) return { ...fact, isVerified: false };
    return { ...fact, isVerified: true, seenOn: day, seenBy: 'team', personId };
  });
}

export type Named = Source & Partial<Fact['source']>;

/** The sources of a row before and after a save; where the save says nothing of them, they stay. */
function sourcesOfSave({ before = {}, after }: Saved) {
  const former = sourcesOf(before, factsIn(before)) ?? [];
  return { former, sources: sourcesOf(after, factsIn(before)) ?? former };
}

/** What comes with a source says it. */
function newcomer(saved: Saved): Named | undefined {
  const { former, sources } = sourcesOfSave(saved);
  return sources.find((source) => !isAmong(former, source));
}

/** Of a notice no kind is asked: it keeps the one that it has. */
function sourcesOf({ sources, source }: Row, facts: readonly Fact[]): Named[] | undefined {
  if (sources) return sources as Named[];
  if (!source) return undefined;
  const { publisher, url, publishedOn } = source as Notice;
  const named: Named = { publisher, url, title: null, kind: 'autre', date: publishedOn };
  const known = facts.find((fact) => isOne(named, fact.source))?.source;
  if (!known) return [named];
  const isVague = known.date && known.date.length < '2026-01-31'.length;
  return [{ ...known, publisher, url, date: publishedOn ?? (isVague ? known.date : null) }];
}

const factsIn = ({ facts = [] }: Row) => facts as Fact[];

const contentsOf = (row: Row) => factsIn(row).map(contentOf);

/** What a fact says, whoever saw it. */
function contentOf({ field, value, source, quote, year, seenOn, isVerified, endedOn }: Fact) {
  const { publisher, kind, title, url, date, via, isDateInferred } = source;
  const named = [publisher, kind, title, url, date, via, isDateInferred];
  return JSON.stringify([field, value, named, quote, year, seenOn, isVerified, endedOn]);
}

const isOne = (one: Named, other: Named) => sourceKey(one) === sourceKey(other);
const sourceIn = ({ source }: Fact): Named => source;
const isAmong = (all: readonly Named[], source: Named) => all.some((one) => isOne(one, source));
const isOf = (fact: Fact, source: Named) => !fact.endedOn && isOne(fact.source, source);
