'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { ViewLinks } from '@/components/admin/shell/view-links';
import { Button } from '@/components/ui/button';
import { paths } from '@/lib/paths';
import { FormerList, MissingList } from './old-addresses';
import { RedirectDialog, RedirectList } from './redirects';

const PATH = paths.adminSection('addresses');
const VIEWS = [
  { view: undefined, label: 'Redirects' },
  { view: 'former', label: 'Old addresses' },
  { view: 'missing', label: 'Not found' },
] as const;

export function AddressesScreen() {
  const asked = useSearchParams().get('view');
  const { view } = VIEWS.find((one) => one.view === asked) ?? VIEWS[0];
  /** What the redirect that is being added starts from. */
  const [source, setSource] = useState<string>();
  const links = VIEWS.map((one) => ({
    label: one.label,
    href: one.view ? `${PATH}?view=${one.view}` : PATH,
    isHere: one.view === view,
  }));
  return (
    <PageFrame
      title="Addresses"
      subtitle="Where old and mistaken addresses lead"
      actions={<Button onClick={() => setSource('')}>Add Redirect</Button>}
    >
      <ViewLinks label="Views" className="views" links={links} />
      {view === undefined && <RedirectList />}
      {view === 'former' && <FormerList onRedirect={setSource} />}
      {view === 'missing' && <MissingList onRedirect={setSource} />}
      {source !== undefined && (
        <RedirectDialog source={source} onClose={() => setSource(undefined)} />
      )}
    </PageFrame>
  );
}
