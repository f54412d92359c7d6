import { shortDate } from '@/components/admin/display/figures';
import { ListToolbar } from '@/components/admin/list/list-toolbar';
import { ListView } from '@/components/admin/list/list-view';
import { type Sent, type Sort, useList } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import type { FormerAddress } from '@/lib/admin/addresses/lists';
import type { Filter } from '@/lib/resources/resource';
import { AddressCard, type OnRedirect, RedirectButton } from './address-card';
import { ADDRESSES } from './redirect-dialog';

const SORTS: readonly Sort[] = [];
const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    choices: [
      { value: 'leads', label: 'Leads to a page' },
      { value: 'gone', label: 'Deleted' },
      { value: 'hidden', label: 'Waits for its page' },
    ],
  },
];

type Props = { view: string; onRedirect: OnRedirect };

/** What became of the addresses of pages that were renamed or deleted. */
export function FormerList({ view, onRedirect }: Props) {
  const list = useList<Sent<FormerAddress>>({
    ...{ name: ADDRESSES, path: '/api/admin/addresses/former', view },
    ...{ sorts: SORTS, filters: FILTERS },
  });
  return (
    <>
      <ListToolbar list={list} searchLabel="Search old addresses" />
      <ListView
        list={list}
        emptyText="No old addresses found"
        emptyHint="When a published page gets another slug, or is deleted, its address stands here."
      >
        {({ id, path, leadsTo, name, state, createdAt }) => (
          <AddressCard
            key={id}
            path={path}
            leadsTo={leadsTo}
            badge={STATES[state]}
            facts={[...(name ? [name] : []), `Old since ${shortDate(createdAt)}`]}
            actions={state !== 'leads' && <RedirectButton path={path} onRedirect={onRedirect} />}
          />
        )}
      </ListView>
    </>
  );
}

const STATES = {
  leads: undefined,
  gone: <Badge tone="grey">Deleted</Badge>,
  hidden: <Badge tone="amber">Its page is not published</Badge>,
};
