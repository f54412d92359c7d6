import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ReportRow } from '@/lib/transfer/report';

const STEP = 100;

export function ReportTable({ caption, rows }: { caption: string; rows: readonly ReportRow[] }) {
  const [most, setMost] = useState(STEP);
  return (
    // It scrolls on a narrow screen: with a tab stop, the arrow keys can do that too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="import-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Row</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <tr key={row.line}>
              <td>{row.line}</td>
              <th scope="row" lang="fr">
                {row.name}
              </th>
              <td>
                <Details row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button variant="secondary" className="mt-3" onClick={() => setMost(most + STEP)}>
          Show more
        </Button>
      )}
    </section>
  );
}

function Details({ row }: { row: ReportRow }) {
  switch (row.what) {
    case 'refuse':
      return (
        <ul>
          {row.reasons.map(({ column, message }, at) => (
            <li key={at}>
              {column && <code>{column}</code>} {message}
            </li>
          ))}
        </ul>
      );
    case 'change':
      return <Cells cells={row.cells} />;
    case 'create':
      return (
        <details>
          <summary className="link w-fit">{row.cells.length} cells</summary>
          <Cells cells={row.cells} />
        </details>
      );
    case 'keep':
      return null;
  }
}

type Cell = { column: string; before: string; after: string };

function Cells({ cells }: { cells: readonly Cell[] }) {
  return (
    <dl className="audit-changes">
      {cells.map(({ column, before, after }) => (
        <div key={column}>
          <dt>{column}</dt>
          <dd>
            <del>{before || 'nothing'}</del> <ins>{after || 'nothing'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
