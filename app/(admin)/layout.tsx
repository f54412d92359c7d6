import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SITE_ICONS, SITE_NAME } from '@/lib/site';
import { display, text } from '../(site)/fonts';
import './admin.css';

export const metadata: Metadata = {
  title: { default: 'Back-office', template: '%s - Back-office' },
  description: `The back-office of ${SITE_NAME}, where its staff write articles, masters and places.`,
  icons: SITE_ICONS,
  robots: { index: false, follow: false },
};

// Who may see what depends on the session, so nothing here is rendered ahead.
export const dynamic = 'force-dynamic';

export default function AdminRootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${text.variable} ${display.variable}`}>
      <body>{children}</body>
    </html>
  );
}
