import type { ReactNode } from 'react';
import type { Teaser } from '@/lib/content/teasers';
import { Sidebar } from './sidebar';

type Props = { popular: Teaser[]; children: ReactNode };

export function WithSidebar({ popular, children }: Props) {
  return (
    <div className="wrap grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0 space-y-16">{children}</div>
      <Sidebar popular={popular} />
    </div>
  );
}
