import { count } from '@/components/admin/display/figures';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { type Sort, useList } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import type { MissingAddress } from '@/lib/admin/addresses/lists';
import type { Filter } from '@/lib/resources/resource';
import { AddressCard, type OnRedirect, RedirectButton } from './address-card';
import { ADDRESSES } from './redirect-dialog';

const SORTS: readonly Sort[] = [];
const FILTERS: readonly Filter[] = [
  {
    name: 'days',
    label: 'When',
    choices: [
      { value: '7', label: 'The last 7 days' },
      { value: '30', label: 'The last 30 days' },
    ],
  },
];

type Props = { view: string; onRedirect: OnRedirect };

export function MissingList({ view, onRedirect }: Props) {
  const list = useList<MissingAddress>({
    ...{ name: ADDRESSES, path: '/api/admin/addresses/missing', view },
    ...{ sorts: SORTS, filters: FILTERS },
  });
  return (
    <>
      <p className="mb-4 text-muted">
        Only addresses that at least three visits had on one day. Counted without recording who
        asked; kept for 90 days.
      </p>
      <ListToolbar list={list} searchLabel="Search missing addresses" />
      <ListView list={list} emptyText="No missing addresses found">
        {({ path, count: visits, lastDay, leadsTo }) => (
          <AddressCard
            key={path}
            path={path}
            leadsTo={leadsTo}
            badge={leadsTo && <Badge tone="green">Redirected</Badge>}
            facts={[count(visits, 'visit'), `last ${frenchDay(lastDay)}`]}
            actions={!leadsTo && <RedirectButton path={path} onRedirect={onRedirect} />}
          />
        )}
      </ListView>
    </>
  );
}

const frenchDay = (day: string) => day.split('-').toReversed().join('/');
