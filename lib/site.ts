import { env } from './env';

export { SITE_NAME } from '@/lib/editorial/site-name';
export const EDITORIAL_TEAM = 'L’équipe éditoriale';

/** An absolute URL of this site; the Host header never has a say. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href;
}

/** Whether messages of the contact page are sent by mail; if not, the visitor sends them. */
export function isContactDelivered(): boolean {
  const { SMTP_URL, CONTACT_EMAIL } = env();
  return Boolean(SMTP_URL && CONTACT_EMAIL);
}
/** The icons of every page; the files are in `public/`. */
export const SITE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
};

/** The host that events go to, when it is another site's. */
export function analyticsHost(): string | undefined {
  const { ANALYTICS_ENDPOINT, SITE_URL } = env();
  const { host } = new URL(ANALYTICS_ENDPOINT, SITE_URL);
  return host === new URL(SITE_URL).host ? undefined : host;
}
