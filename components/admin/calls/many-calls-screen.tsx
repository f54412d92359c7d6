'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callList, handleSessionLoss, listAt } from '@/components/admin/api/call-api';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { ImportOutcome, useImport } from '@/components/admin/transfer/import-outcome';
import { Button, QuietButton } from '@/components/ui/button';
import { fold, slugFromText } from '@/lib/french/words';

const ALL = 'limit=1000';

/** A table copied from a spreadsheet goes the way of an import: checked first, then written whole. */
export function ManyCallsScreen({ year, yearBefore }: { year: string; yearBefore: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const places = useQuery(listAt<Place>(`/api/establishments?fields=card&${ALL}`));
  const known = places.data?.rows;
  const isReady = text.trim() !== '' && known !== undefined;
  const file = isReady ? new File([callsFile(text, known)], 'calls.tsv') : undefined;
  const running = useImport('calls', file);
  const { isBusy, check, forget } = running;
  const change = (next: string) => {
    setText(next);
    forget();
  };
  const filling = useMutation({
    mutationFn: () => callList<PastCall>(`/api/calls?academicYear=${yearBefore}&${ALL}`),
    onSuccess: ({ rows }) => change(template(rows, year)),
    onError: handleSessionLoss,
  });
  return (
    <PageFrame
      title="Add Many Calls"
      subtitle="Paste a table from a spreadsheet: it is checked first, then saved as a whole"
      actions={
        <div>
          <QuietButton onClick={() => filling.mutate()}>
            Start from the calls of {yearBefore}
          </QuietButton>
          <p role="status" className="field-error">
            {filling.isError && 'They could not be loaded.'}
          </p>
        </div>
      }
    >
      <form
        className="notice mb-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && file) check();
        }}
      >
        <div className="w-full">
          <label htmlFor={id} className="font-semibold">
            Table
          </label>
          <textarea
            id={id}
            rows={12}
            wrap="off"
            spellCheck={false}
            value={text}
            disabled={isBusy}
            aria-describedby={`${id}-hint`}
            className="field font-mono"
            onChange={(event) => change(event.target.value)}
          />
          <p id={`${id}-hint`} className="hint">
            One call a line, the columns in this order or under these names: {COLUMNS.join(', ')}.
            An establishment is called by its slug, its acronym or its name. An empty cell says that
            something is not known; a call that is there already is changed.
          </p>
        </div>
        <Button type="submit" disabled={!file} isBusy={isBusy} busyLabel="Checking...">
          Check table
        </Button>
      </form>
      <ImportOutcome
        of={running}
        problem={
          places.isError ? 'The establishments could not be loaded: reload the page.' : undefined
        }
      />
    </PageFrame>
  );
}

type Place = { slug: string; name: string; acronym: string | null };
type PastCall = {
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
