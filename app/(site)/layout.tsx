import type { Metadata, Viewport } from 'next';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { CoverShapes } from '@/components/site/cover/cover';
import { Footer } from '@/components/site/frame/footer';
import { Header, SkipLink } from '@/components/site/frame/header';
import { loadSiteSettings } from '@/lib/content/site-settings';
import { PATH } from '@/lib/process/private-headers';
import { PALETTE } from '@/lib/colour/color';
import { SITE_ICONS, SITE_NAME, eventMarks } from '@/lib/site';
import { env } from '@/lib/env';
import { display, text } from './fonts';
import './globals.css';

// The front keeps the pages, so Next renders every request.
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
  return (
    <html {...eventMarks()} lang="fr" className={`${text.variable} ${display.variable}`}>
      {/* The front puts the script of the build into pages; in development there is none. */}
      {env().isProduction || <script type="module" async src="/_site/start.js" />}
      <body>
        <SkipLink />
        <CoverShapes />
        <Header path={(await headers()).get(PATH) ?? undefined} />
        <main id="contenu" tabIndex={-1}>
          {children}
        </main>
        <Footer settings={await loadSiteSettings()} />
        <div data-toasts role="region" aria-label="Notifications" className="toast-viewport" />
      </body>
    </html>
  );
}
