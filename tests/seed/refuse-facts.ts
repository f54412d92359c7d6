import { calls } from '@/lib/entities/call';
import { establishments } from '@/lib/entities/establishment';
import type { EntityFields } from '@/lib/entities/fields/field';
import { programmes } from '@/lib/entities/programme';
import { isSame } from '@/lib/entities/said';
import type { SeedEstablishment, Statement } from './establishment-schema';

type Facts = Record<string, Statement>;
type SeedProgramme = SeedEstablishment['programmes'][number];
type SeedCall = SeedEstablishment['calls'][number];

/** What a record has, by the names of its fields of which a source can tell. */
type Known = Record<string, unknown>;

type Subject = { at: PropertyKey[]; known: Known; facts: Facts; isPublic: boolean };

/** Every fact has a source, every source a fact, and nothing public stands without one. */
export function refuseFacts(
  file: SeedEstablishment,
  context: { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void },
) {
  const used = new Set<string>();
  const refuse = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message });
  const refer = (key: string, path: PropertyKey[]) => {
    used.add(key);
    if (!Object.hasOwn(file.sources, key)) refuse(path, `There is no source ${key}`);
  };

  for (const { at, known, facts, isPublic } of subjectsOf(file)) {
    for (const [key, statement] of Object.entries(facts)) {
      refer(key, [...at, 'facts', key]);
      for (const fault of faultsOf(statement, known)) refuse([...at, 'facts', key], fault);
    }
    for (const name of isPublic ? unsaidOf(known, facts) : []) {
      refuse([...at, name], `No source says ${name}`);
    }
  }
  file.programmes.forEach(({ pastExams = [] }, index) => {
    for (const { source } of pastExams) refer(source, ['programmes', index, 'pastExams']);
  });
  for (const key of Object.keys(file.sources)) {
    if (!used.has(key)) refuse(['sources', key], 'Nothing rests on this source');
  }
}

function subjectsOf(file: SeedEstablishment): Subject[] {
  const { facts } = file;
  return [
    { at: [], known: knownOfEstablishment(file), facts, isPublic: true },
    ...file.programmes.map((one, index) => ({
      at: ['programmes', index],
      known: knownOfProgramme(one),
      facts: one.facts,
      isPublic: one.published,
    })),
    ...file.calls.map((one, index) => ({
      at: ['calls', index],
      known: knownOfCall(one),
      facts: one.facts,
      isPublic: true,
    })),
  ];
}

function faultsOf({ says, differs = {}, quotes = {} }: Statement, known: Known): string[] {
  const names = [...says, ...Object.keys(differs), ...Object.keys(quotes)];
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (names.length === 0) return ['Says nothing'];
  if (unknown.length > 0) return [`There is no fact ${unknown.join(', ')}`];
  return [
    ...says.filter((name) => known[name] === undefined).map((name) => `The record has no ${name}`),
    ...Object.entries(differs)
      .filter(([name, value]) => says.includes(name) || isSame(value, known[name]))
      .map(([name]) => `Cannot differ on ${name}, of which it says the same`),
  ];
}

/** What ended is no longer said. */
function unsaidOf(known: Known, facts: Facts): string[] {
  const living = Object.values(facts).filter(({ endedOn }) => !endedOn);
  return Object.keys(known).filter(
    (name) => known[name] !== undefined && !living.some(({ says }) => says.includes(name)),
  );
}

function knownOfEstablishment(file: SeedEstablishment): Known {
  const { universitySlug: universityId, citySlug: cityId } = file;
  return { ...knownOf(establishments.said, file), universityId, cityId };
}

/** The amount stands for what it is for and its year as well. */
function knownOfProgramme(programme: SeedProgramme): Known {
  const { fees } = programme;
  const { feePer: _, feeYear: __, ...known } = knownOf(programmes.said, programme);
  return {
    ...known,
    establishmentId: true,
    feeFree: fees && 'free' in fees ? true : undefined,
    feeAmount: fees && 'amount' in fees ? fees.amount : undefined,
  };
}

function knownOfCall(call: SeedCall): Known {
  const { programmeIds: _, ...known } = knownOf(calls.said, call);
  return { ...known, establishmentId: true };
}

function knownOf(fields: EntityFields, record: Known): Known {
  const facts = Object.entries(fields).filter(([, field]) => field.factName);
  return Object.fromEntries(facts.map(([name]) => [name, record[name]]));
}
