import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SITE_ICONS } from '@/lib/site';
import './admin.css';

export const metadata: Metadata = {
  title: { default: 'Back-office', template: '%s - Back-office' },
  icons: SITE_ICONS,
  robots: { index: false, follow: false },
};

// Who may see what depends on the session: nothing here is ever rendered ahead.
export const dynamic = 'force-dynamic';

export default function AdminRootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body className="min-h-dvh bg-stone-50 text-stone-900 antialiased dark:bg-stone-950 dark:text-stone-100">
        {children}
      </body>
    </html>
  );
}
