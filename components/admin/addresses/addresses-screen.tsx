'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { AdminLink } from '@/components/admin/shell/sections';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { FormerList } from './former-list';
import { MissingList } from './missing-list';
import { type Draft, RedirectDialog } from './redirect-dialog';
import { RedirectList } from './redirect-list';

const PATH = paths.adminSection('addresses');
const VIEWS = [
  { view: undefined, label: 'Redirects' },
  { view: 'former', label: 'Old addresses' },
  { view: 'missing', label: 'Not found' },
] as const;

export function AddressesScreen() {
  const asked = useSearchParams().get('view');
  const { view } = VIEWS.find((one) => one.view === asked) ?? VIEWS[0];
  const [draft, setDraft] = useState<Draft>();
  const redirect = (source: string) => setDraft({ source, target: '' });
  return (
    <PageFrame
      title="Addresses"
      subtitle="Where old and mistaken addresses lead"
      actions={<Button onClick={() => redirect('')}>Add Redirect</Button>}
    >
      <nav aria-label="Views" className="views">
        {VIEWS.map((one) => (
          <AdminLink
            key={one.label}
            href={one.view ? `${PATH}?view=${one.view}` : PATH}
            className="section-link"
            aria-current={one.view === view ? 'page' : undefined}
          >
            {one.label}
          </AdminLink>
        ))}
      </nav>
      {view === undefined && <RedirectList onEdit={setDraft} />}
      {view === 'former' && <FormerList view={view} onRedirect={redirect} />}
      {view === 'missing' && <MissingList view={view} onRedirect={redirect} />}
      {draft && <RedirectDialog draft={draft} onClose={() => setDraft(undefined)} />}
    </PageFrame>
  );
}
