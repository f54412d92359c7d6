'use client';

import { useId, useState } from 'react';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { resources } from '@/lib/resources/registry';
import { TRANSFERRED, type TransferName } from '@/lib/transfer/transferred';
import { ImportOutcome } from './import-outcome';
import { useImport } from './use-import';

export function ImportScreen() {
  const id = useId();
  const [resource, setResource] = useState<TransferName>('programmes');
  const [file, setFile] = useState<File>();
  const { state, check, write, forget } = useImport(resource, file);
  const isBusy = state.is === 'busy';
  return (
    <PageFrame
      title="Import and Export"
      subtitle="Take a whole list away as CSV, and bring it back changed"
    >
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
              setResource(event.target.value as TransferName);
              forget();
            }}
          >
            {TRANSFERRED.map((name) => (
              <option key={name} value={name}>
                {resources[name].section.label}
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
            As Excel, LibreOffice or Google Sheets save it, up to 16 MB. An empty cell says that
            something is not known; a column that is missing stays as it is. Checking writes
            nothing.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy} busyLabel="Checking...">
            Check file
          </Button>
          <a href={`/api/admin/export/${resource}`} download className={buttonClass.secondary}>
            Export CSV
          </a>
        </div>
      </form>
      <ImportOutcome state={state} write={write} />
    </PageFrame>
  );
}
