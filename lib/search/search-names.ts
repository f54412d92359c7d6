import 'server-only';
import { db } from '@/lib/db/connect/client';
import { editorialDocuments } from '@/lib/editorial/search-documents';
import type { NameGroup } from './search-suggestions';
import { currentGeneration } from '@/lib/process/generation';
import { LONGEST_QUESTION } from './search-question';

// Every page carries them, so a kind that has grown shows its first names only.
const MOST_OF_A_KIND = 60;
const KEPT_MS = 60_000;

let kept: { generation: number; madeAt: number; groups: Promise<NameGroup[]> } | undefined;

/** Read once for each state of the content. */
export function listSearchNames(): Promise<NameGroup[]> {
  const generation = currentGeneration();
  const isFresh = kept?.generation === generation && Date.now() - kept.madeAt < KEPT_MS;
  if (kept && isFresh) return kept.groups;
  const reading = { generation, madeAt: Date.now(), groups: readNames() };
  kept = reading;
  reading.groups.catch(() => {
    if (kept === reading) kept = undefined;
  });
  return reading.groups;
}

async function readNames(): Promise<NameGroup[]> {
  const first = {
    select: { name: true },
    orderBy: [{ name: 'asc' as const }, { id: 'asc' as const }],
    take: MOST_OF_A_KIND,
  };
  const [cities, categories, universities] = await Promise.all([
    db().city.findMany(first),
    db().category.findMany(first),
    db().university.findMany(first),
  ]);
  return [
    group('Ville', cities),
    group('Spécialisation', categories),
    group('Université', universities),
    group(
      'Guide',
      editorialDocuments.map(({ title }) => ({ name: title })),
    ),
  ];
}

/** Leaves out names that are too long to be searched for. */
function group(kind: string, rows: { name: string }[]): NameGroup {
  return [kind, rows.map(({ name }) => name).filter((name) => name.length <= LONGEST_QUESTION)];
}
