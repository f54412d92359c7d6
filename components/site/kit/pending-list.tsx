import type { ReactNode } from 'react';

type Props = { filters: ReactNode; skeletons: ReactNode; children: ReactNode };

/** The skeletons stand in for the list while the browser fetches the page that was asked for. */
export function PendingList({ filters, skeletons, children }: Props) {
  return (
    <section aria-label="Résultats" data-list>
      {filters}
      <div className="list-waiting">{skeletons}</div>
      <div className="list-shown">{children}</div>
    </section>
  );
}
