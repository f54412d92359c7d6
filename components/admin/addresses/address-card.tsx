import type { ReactNode } from 'react';
import { RowCard, RowFacts } from '@/components/admin/list/row-card';
import { shownPath } from '@/lib/entities/addresses/path';

type Props = {
  path: string;
  /** Where it leads, if it leads anywhere. */
  leadsTo: string | null;
  badge?: ReactNode;
  facts: readonly (string | false)[];
  actions: ReactNode;
};

export function AddressCard({ path, leadsTo, badge, facts, actions }: Props) {
  return (
    <RowCard title={shownPath(path)} lang="fr" isAddress badges={badge} actions={actions}>
      {leadsTo && (
        <p>
          <span className="sr-only">leads to </span>
          <span aria-hidden>→ </span>
          <a href={leadsTo} lang="fr" className="link break-all">
            {shownPath(leadsTo)}
          </a>
        </p>
      )}
      <RowFacts facts={facts} />
    </RowCard>
  );
}
