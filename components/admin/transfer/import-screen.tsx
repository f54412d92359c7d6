'use client';

import { useId, useState } from 'react';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { usePerson } from '@/components/admin/shell/admin-providers';
import { ViewLinks, useViews } from '@/components/admin/shell/view-links';
import { Button, buttonClass } from '@/components/ui/button';
import { resources } from '@/lib/entities/registry';
import { type ImportName, TRANSFERRED } from '@/lib/transfer/report';
import { paths } from '@/lib/paths';
import { ConflictRows, ImportRows } from './import-lists';
import { ImportOutcome } from './import-outcome';
import { useImport } from './use-import';

/** Subscribers come with the proof of their consent, and their export is another one. */
const SUBSCRIBERS = 'subscribers';
const LISTS: { name: ImportName; label: string }[] = [
  ...TRANSFERRED.map((name) => ({ name, label: resources[name].section.label })),
  { name: SUBSCRIBERS, label: 'Newsletter subscribers' },
];

const PATH = paths.adminSection('import');
const VIEWS = [
  { view: undefined, label: 'Import' },
  { view: 'done', label: 'Imports so far' },
  { view: 'conflicts', label: 'Conflicts' },
] as const;

export function ImportScreen({ first }: { first?: ImportName }) {
  const { view, links } = useViews(PATH, VIEWS);
  return (
    <PageFrame
      title="Import and Export"
      subtitle="Take a whole list away as CSV, and bring it back changed"
    >
      <ViewLinks label="Views" className="views" links={links} />
      {view === undefined && <ImportForm first={first} />}
      {view === 'done' && <ImportRows />}
      {view === 'conflicts' && <ConflictRows />}
    </PageFrame>
  );
}

function ImportForm({ first = 'programmes' }: { first?: ImportName }) {
  const id = useId();
  const [resource, setResource] = useState<ImportName>(first);
  const [file, setFile] = useState<File>();
  const { state, check, write, forget } = useImport(resource, file);
  const isBusy = state.is === 'busy';
  const isAdmin = usePerson()?.isAdmin;
  return (
    <>
      <form
        className="notice mb-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) check();
        }}
      >
        <div>
          <label htmlFor={`${id}-list`}>List</label>
          <select
            id={`${id}-list`}
            className="field"
            value={resource}
            disabled={isBusy}
            onChange={(event) => {
              setResource(event.target.value as ImportName);
              forget();
            }}
          >
            {LISTS.filter(({ name }) => isAdmin || name !== SUBSCRIBERS).map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-file`}>CSV file</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".csv,.txt,text/csv"
            aria-describedby={`${id}-hint`}
            className="field"
            disabled={isBusy}
            onChange={(event) => {
              setFile(event.target.files?.[0]);
              forget();
            }}
          />
          <p id={`${id}-hint`} className="hint">
            As Excel, LibreOffice or Google Sheets save it, up to 16 MB. {hintOf(resource)} Checking
            writes nothing.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} busyLabel="Checking...">
            Check file
          </Button>
          <a href={exportOf(resource)} download className={buttonClass.secondary}>
            Export CSV
          </a>
        </div>
      </form>
      <ImportOutcome state={state} write={write} />
    </>
  );
}

function hintOf(name: ImportName): string {
  return name === SUBSCRIBERS
    ? 'Its columns are email, consent_date (such as 2026-09-03) and consent_source (how or where they consented), and no cell may be empty. Who has left is never subscribed again.'
    : 'An empty cell says that something is not known; a column that is missing stays as it is. What somebody of the team decided stays as well, and the file contradicts it.';
}

const exportOf = (name: ImportName) =>
  name === SUBSCRIBERS ? '/api/admin/newsletter/export' : `/api/admin/export/${name}`;
