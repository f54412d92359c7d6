'use client';

import { PageFrame } from '@/components/admin/shell/page-frame';
import { buttonClass } from '@/components/ui/button';
import { paths } from '@/lib/paths';

export default function AdminNotFound() {
  return (
    <PageFrame title="404 Page Not Found" subtitle="Did you forget to add the page to the router?">
      <a href={paths.admin} className={buttonClass.primary}>
        Go to the dashboard
      </a>
    </PageFrame>
  );
}
