import { fold, slugFromText } from '@/lib/french/letters';

export type Place = { slug: string; name: string; acronym: string | null };
export type PastCall = {
  establishmentSlug: string;
  applyUrl: string | null;
  source: { publisher: string };
};

/** The columns of a table without a header, in this order; an import of calls knows their names. */
export const COLUMNS = [
  'establishment',
  'academic_year',
  'opens_on',
  'closes_on',
  'apply_url',
  'source_publisher',
  'source_url',
  'source_published_on',
  'note',
] as const;

/**
 * What was copied from a spreadsheet, with the slug of each call in front: named by hand nobody
 * would write it. An establishment may be called by its slug, its acronym or its name; the import
 * says so when there is none.
 */
export function callsFile(text: string, places: readonly Place[]): string {
  const lines = text
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('\t'));
  const hasHeader = lines[0]?.some((cell) => isNamed(cell, 'establishment')) ?? false;
  const header = hasHeader ? (lines[0] ?? []) : COLUMNS.slice(0, longest(lines));
  if (header.some((cell) => isNamed(cell, 'slug'))) return joined(lines);
  const at = (name: string) => header.findIndex((cell) => isNamed(cell, name));
  const [place, year] = [at('establishment'), at('academic_year')];
  const rows = lines.slice(hasHeader ? 1 : 0).map((cells) => {
    const called = cells[place] ?? '';
    const known = placeOf(called, places);
    const slug = slugFromText(`${known?.slug ?? called} ${cells[year] ?? ''}`);
    return [slug, ...cells.with(place, known?.slug ?? called)];
  });
  return joined([['slug', ...header], ...rows]);
}

/** Last year's calls for the year to come: no dates and no notice, since none is published yet. */
export function template(calls: readonly PastCall[], year: string): string {
  const rows = calls.map(({ establishmentSlug, applyUrl, source }) => [
    establishmentSlug,
    year,
    '',
    '',
    applyUrl ?? '',
    source.publisher,
    '',
    '',
    '',
  ]);
  return joined([[...COLUMNS], ...rows]);
}

function placeOf(called: string, places: readonly Place[]): Place | undefined {
  const wanted = fold(called.trim());
  const found = places.filter(({ slug, name, acronym }) =>
    [slug, name, acronym ?? ''].some((one) => fold(one) === wanted),
  );
  return found.length === 1 ? found[0] : undefined;
}

function isNamed(cell: string, name: string): boolean {
  return (
    fold(cell)
      .trim()
      .replace(/[^a-z]+/g, '_') === name
  );
}

const longest = (lines: string[][]) => Math.max(0, ...lines.map((cells) => cells.length));
const joined = (lines: readonly (readonly string[])[]) =>
  `${lines.map((cells) => cells.join('\t')).join('\n')}\n`;
