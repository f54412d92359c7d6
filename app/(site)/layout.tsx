import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { CoverShapes } from '@/components/site/cover/cover';
import { Events } from '@/components/site/frame/events';
import { Footer } from '@/components/site/frame/footer';
import { Header, SkipLink } from '@/components/site/frame/header';
import { ToastOutlet } from '@/components/ui/toast-outlet';
import { listSearchNames } from '@/lib/search/search-names';
import { env } from '@/lib/env';
import { PALETTE } from '@/lib/colour/tint';
import { SITE_ICONS, SITE_NAME } from '@/lib/site';
import { display, text } from './fonts';
import './globals.css';

// The page cache in front of Next keeps the pages, so Next renders every request.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  applicationName: SITE_NAME,
  icons: SITE_ICONS,
  manifest: '/manifest.webmanifest',
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PALETTE.light.paper },
    { media: '(prefers-color-scheme: dark)', color: PALETTE.dark.paper },
  ],
};

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { ANALYTICS_ENDPOINT, ANALYTICS_DOMAIN } = env();
  return (
    <html
      lang="fr"
      className={`${text.variable} ${display.variable}`}
      data-events={ANALYTICS_ENDPOINT}
      data-events-domain={ANALYTICS_DOMAIN}
    >
      <body>
        <SkipLink />
        <CoverShapes />
        <Header suggestions={await listSearchNames()} />
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        <ToastOutlet closeLabel="Fermer" />
        <Events />
      </body>
    </html>
  );
}
