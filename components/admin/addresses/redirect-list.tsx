import { useState } from 'react';
import { refusalOf } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { shortDate } from '@/components/admin/display/figures';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import { type Sent, useList } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Redirect } from '@/lib/admin/addresses/lists';
import { shownPath } from '@/lib/schemas/addresses/path';
import { REDIRECT_SORTS } from '@/lib/schemas/addresses/redirect';
import { AddressCard } from './address-card';
import { ADDRESSES, type Draft, REDIRECTS } from './redirect-dialog';

export type RedirectRow = Sent<Redirect>;

export function RedirectList({ onEdit }: { onEdit: (draft: Draft) => void }) {
  const list = useList<RedirectRow>({ name: ADDRESSES, path: REDIRECTS, sorts: REDIRECT_SORTS });
  const [removed, setRemoved] = useState<RedirectRow>();
  const undo = useChange({
    refreshes: [ADDRESSES],
    done: 'Redirect restored successfully',
    failed: (error) => ['Failed to restore redirect', refusalOf(error) ?? []].flat().join('. '),
  });
  return (
    <>
      <ListToolbar list={list} searchLabel="Search redirects" />
      <ListView
        list={list}
        emptyText="No redirects found"
        emptyHint="What you redirect by hand stands here. Renamed pages lead on by themselves."
      >
        {(row) => (
          <AddressCard
            key={row.id}
            path={row.source}
            leadsTo={row.target}
            badge={row.isHidden && <Badge tone="amber">A page lives here</Badge>}
            facts={[
              `Added ${shortDate(row.createdAt)}`,
              ...(row.isHidden ? ['Readers see the page, and not the redirect'] : []),
            ]}
            actions={
              <>
                <Button
                  variant="secondary"
                  aria-label={`Edit ${shownPath(row.source)}`}
                  onClick={() => onEdit(row)}
                >
                  Edit
                </Button>
                <Button
                  variant="secondary"
                  aria-label={`Delete ${shownPath(row.source)}`}
                  onClick={() => setRemoved(row)}
                >
                  Delete
                </Button>
              </>
            }
          />
        )}
      </ListView>
      {removed && (
        <RemoveDialog
          path={`${REDIRECTS}/${removed.id}`}
          verb="Delete"
          noun="redirect"
          question="Are you sure you want to delete this redirect?"
          subject={shownPath(removed.source)}
          refreshes={[ADDRESSES]}
          done="Redirect deleted successfully"
          failed="Failed to delete redirect"
          undo={() => () => {
            const { source, target } = removed;
            undo.mutate({ path: REDIRECTS, method: 'POST', body: { source, target } });
          }}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </>
  );
}
