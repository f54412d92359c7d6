import { usePathname, useSearchParams } from 'next/navigation';
import { figure } from '@/components/admin/display/figures';
import { ViewLinks } from '@/components/admin/shell/view-links';
import type { ListSummary } from '@/lib/admin/list-summary';
import { hasPublication } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';

export const TRASH = 'trash';

type View = { label: string; count: keyof ListSummary['counts']; set: Record<string, string> };

const ALL: View = { label: 'All', count: 'all', set: {} };
const STATES: readonly View[] = [
  { label: 'Published', count: 'published', set: { state: 'published' } },
  { label: 'Scheduled', count: 'scheduled', set: { state: 'scheduled' } },
  { label: 'Drafts', count: 'draft', set: { state: 'draft' } },
];
const DELETED: View = { label: 'Trash', count: 'trash', set: { view: TRASH } };

type Props = { resource: Resource; counts?: ListSummary['counts'] };

/** The lists of one page: what is there by its state, and what was deleted. */
export function Views({ resource, counts }: Props) {
  const path = usePathname();
  const params = useSearchParams();
  const hasStates = hasPublication(resource);
  const views = [ALL, ...(hasStates ? STATES : []), DELETED];
  const state = hasStates ? (params.get('state') ?? undefined) : undefined;
  const isHere = ({ set }: View) =>
    params.get('view') === (set.view ?? null) && (set.view ? true : state === set.state);
  const links = views.map((view) => ({
    label: view.label,
    href: path + addressOf(view, params, hasStates),
    isHere: isHere(view),
    count: counts && figure(counts[view.count] ?? 0),
  }));
  return <ViewLinks label="Views" className="views" links={links} />;
}

/** What was looked for stays; the trash knows no filters. */
function addressOf({ set }: View, params: URLSearchParams, hasStates: boolean): string {
  // Where no tab is a state, it is a filter like others.
  const left = hasStates ? [...LEFT, 'state'] : LEFT;
  const kept = set.view
    ? [...params].filter(([name]) => name === 'q')
    : [...params].filter(([name]) => !left.includes(name));
  const address = new URLSearchParams([...Object.entries(set), ...kept]);
  return address.size > 0 ? `?${address}` : '';
}

const LEFT = ['view', 'page', 'edit', 'revision', 'create'];
