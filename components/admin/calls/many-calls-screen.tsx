'use client';

import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callList, handleSessionLoss } from '@/components/admin/api/call-api';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { ImportOutcome, useImport } from '@/components/admin/transfer/import-outcome';
import { Button, QuietButton } from '@/components/ui/button';
import { fold } from '@/lib/french/words';

/** A table copied from a spreadsheet goes the way of an import: checked first, then written whole. */
export function ManyCallsScreen({ year, yearBefore }: { year: string; yearBefore: string }) {
  const id = useId();
  const [text, setText] = useState('');
  const file = text.trim() === '' ? undefined : new File([withHeader(text)], 'calls.tsv');
  const running = useImport('calls', file);
  const { isBusy, check, forget } = running;
  const change = (next: string) => {
    setText(next);
    forget();
  };
  const filling = useMutation({
    mutationFn: () => callList<PastCall>(`/api/calls?academicYear=${yearBefore}&limit=1000`),
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
      <ImportOutcome of={running} />
    </PageFrame>
  );
}

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

/** A table that was copied without its first line gets one, for as many columns as it has. */
export function withHeader(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.split('\t'));
  const isNamed = (cell: string) => fold(cell).trim() === 'establishment';
  const isHeader = (cells: string[]) => cells.some((cell) => cell.trim() !== '');
  if (lines.find(isHeader)?.some(isNamed)) return text;
  const width = lines.reduce((most, cells) => Math.max(most, cells.length), 0);
  return `${COLUMNS.slice(0, width).join('\t')}\n${text}`;
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
  return [COLUMNS, ...rows, []].map((cells) => cells.join('\t')).join('\n');
}
