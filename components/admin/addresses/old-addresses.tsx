import { count, shortDate } from '@/components/admin/display/figures';
import { ListView } from '@/components/admin/list/list-view';
import { RowAction } from '@/components/admin/list/row-card';
import { type ListDescriptor, type Sent, useList } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import type { FormerAddress, MissingAddress } from '@/lib/admin/addresses/lists';
import { AddressCard } from './address-card';

type Props = { onRedirect: (source: string) => void };

const FORMER: ListDescriptor = {
  name: 'addresses',
  path: '/api/admin/addresses/former',
  view: 'former',
  searchLabel: 'Search old addresses',
  filters: [
    {
      name: 'state',
      label: 'State',
      choices: [
        { value: 'leads', label: 'Leads to a page' },
        { value: 'gone', label: 'Deleted' },
        { value: 'hidden', label: 'Waits for its page' },
      ],
    },
  ],
  emptyText: 'No old addresses found',
  emptyHint: 'When a published page gets another slug, or is deleted, its address stands here.',
};

const STATES = {
  leads: undefined,
  gone: <Badge tone="grey">Deleted</Badge>,
  hidden: <Badge tone="amber">Its page is not published</Badge>,
};

/** What became of the addresses of pages that were renamed or deleted. */
export function FormerList({ onRedirect }: Props) {
  return (
    <ListView list={useList<Sent<FormerAddress>>(FORMER)}>
      {({ id, path, leadsTo, name, state, createdAt }) => (
        <AddressCard
          key={id}
          path={path}
          leadsTo={leadsTo}
          badge={STATES[state]}
          facts={[name ?? false, `Old since ${shortDate(createdAt)}`]}
          actions={
            state !== 'leads' && (
              <RowAction verb="Redirect" onClick={() => onRedirect(path)}>
                Redirect…
              </RowAction>
            )
          }
        />
      )}
    </ListView>
  );
}

const MISSING: ListDescriptor = {
  name: 'addresses',
  path: '/api/admin/addresses/missing',
  view: 'missing',
  searchLabel: 'Search missing addresses',
  filters: [
    {
      name: 'days',
      label: 'When',
      choices: [
        { value: '7', label: 'The last 7 days' },
        { value: '30', label: 'The last 30 days' },
      ],
    },
  ],
  emptyText: 'No missing addresses found',
};

export function MissingList({ onRedirect }: Props) {
  const list = useList<MissingAddress>(MISSING);
  return (
    <>
      <p className="mb-4 text-muted">
        Only addresses that at least three visits had on one day. Counted without recording who
        asked; kept for 90 days.
      </p>
      <ListView list={list}>
        {({ path, count: visits, lastDay, leadsTo }) => (
          <AddressCard
            key={path}
            path={path}
            leadsTo={leadsTo}
            badge={leadsTo && <Badge tone="green">Redirected</Badge>}
            facts={[count(visits, 'visit'), `last ${frenchDay(lastDay)}`]}
            actions={
              !leadsTo && (
                <RowAction verb="Redirect" onClick={() => onRedirect(path)}>
                  Redirect…
                </RowAction>
              )
            }
          />
        )}
      </ListView>
    </>
  );
}

const frenchDay = (day: string) => day.split('-').toReversed().join('/');
