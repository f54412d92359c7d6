'use client';

import { useId, useState } from 'react';
import { PageFrame, Views } from '@/components/admin/shell/page-frame';
import { usePerson } from '@/components/admin/shell/admin-providers';
import { Button, buttonClass } from '@/components/ui/button';
import { isResourceName, resources } from '@/lib/entities/registry';
import { type ImportName, TRANSFERRED } from '@/lib/transfer/report';
import { paths } from '@/lib/paths';
import { count, shortMoment } from '@/components/admin/display/shown';
import { ListView, RowCard } from '@/components/admin/list/list-view';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { fieldText } from '@/components/admin/revisions/field-text';
import { AdminLink } from '@/components/admin/shell/sections';
import { Badge } from '@/components/ui/badge';
import type { NamedConflict } from '@/lib/admin/conflicts';
import { staffLabelOf } from '@/lib/entities/choices';
import type { ImportRow } from '@/lib/transfer/apply';
import { ImportOutcome, useImport } from './import-outcome';

/** Subscribers come with the proof of their consent, and their export is another one. */
const SUBSCRIBERS = 'subscribers';
const LISTS: { name: ImportName; label: string }[] = [
  ...TRANSFERRED.map((name) => ({ name, label: resources[name].section.label })),
  { name: SUBSCRIBERS, label: 'Newsletter subscribers' },
];

export function ImportScreen({ first }: { first?: ImportName }) {
  return (
    <PageFrame
      title="Import and Export"
      subtitle="Take a whole list away as CSV, and bring it back changed"
    >
      <Views
        views={[
          { label: 'Import', shown: <ImportForm first={first} /> },
          { label: 'Imports so far', view: 'done', shown: <ImportRows /> },
          { label: 'Conflicts', view: 'conflicts', shown: <ConflictRows /> },
        ]}
      />
    </PageFrame>
  );
}

function ImportForm({ first = 'programmes' }: { first?: ImportName }) {
  const id = useId();
  const [resource, setResource] = useState<ImportName>(first);
  const [file, setFile] = useState<File>();
  const running = useImport(resource, file);
  const { isBusy, check, forget } = running;
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
      <ImportOutcome of={running} />
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

const IMPORTS: ListDescriptor = {
  path: '/api/admin/imports',
  view: 'done',
  searchLabel: 'Search files, lists and persons',
  emptyText: 'No imports yet',
};

function ImportRows() {
  return (
    <ListView list={useList<Sent<ImportRow>>(IMPORTS)}>
      {({ id, file, list, at, actorLabel, state, reason, ...counts }) => (
        <RowCard
          key={id}
          title={file}
          badges={state === 'failed' && <Badge tone="amber">Failed</Badge>}
          facts={[
            listName(list),
            shortMoment(at),
            actorLabel,
            `${counts.created} created, ${counts.changed} changed, ${counts.kept} unchanged, ${counts.refused} refused`,
            counts.contradicted > 0 && `${count(counts.contradicted, 'value')} contradicted`,
          ]}
        >
          {reason && <p>{reason}: nothing was written</p>}
        </RowCard>
      )}
    </ListView>
  );
}

function listName(list: string): string {
  if (isResourceName(list)) return resources[list].section.label;
  return list === 'subscribers' ? 'Newsletter subscribers' : 'The directory';
}

const CONFLICTS: ListDescriptor = {
  path: '/api/admin/conflicts',
  view: 'conflicts',
  searchLabel: 'Search rows',
  emptyText: 'No conflicts found',
  emptyHint: 'Where a source says otherwise than a row, it stands here until somebody decides.',
};

/** What sources say otherwise than rows; each leads to the form in which it is decided. */
function ConflictRows() {
  return (
    <ListView list={useList<NamedConflict>(CONFLICTS)}>
      {({ resource, id, name, field, value, said, names }) => {
        const { fields, noun } = resources[resource];
        const of = fields.find((one) => one.name === field);
        const shown = (one: unknown) =>
          (of && fieldText(of, one, (named) => names[named] ?? 'a deleted one')) || 'nothing';
        const form = `${paths.adminSection(resource)}?edit=${id}`;
        return (
          <RowCard
            key={id + field}
            title={name}
            lang="fr"
            badges={<Badge tone="amber">{of?.label ?? field}</Badge>}
            actions={
              <AdminLink href={form} aria-label={`Open ${noun} ${name}`}>
                Open {noun}
              </AdminLink>
            }
          >
            <p>
              Stands as <strong>{shown(value)}</strong>
            </p>
            <ul>
              {said.map((one, at) => (
                <li key={at}>
                  <strong>{shown(one.value)}</strong> says <span lang="fr">{one.publisher}</span> (
                  {staffLabelOf('seenBy', one.seenBy)})
                </li>
              ))}
            </ul>
          </RowCard>
        );
      }}
    </ListView>
  );
}
