import { env } from './env';

export { SITE_NAME } from '@/lib/editorial/site-name';
export const EDITORIAL_TEAM = 'L’équipe éditoriale';

/** Never uses the Host header, which a client can choose. */
export function absoluteUrl(path: string): string {
  return new URL(path, env().SITE_URL).href;
}

export function isContactDelivered(): boolean {
  const { SMTP_URL, CONTACT_EMAIL } = env();
  return Boolean(SMTP_URL && CONTACT_EMAIL);
}

/** Whether a subscription waits for a click on the link that is sent to its address. */
export function isConfirmationAsked(): boolean {
  return env().NEWSLETTER_CONFIRMATION;
}

/** Where visitors send what the site does not deliver itself; empty when none is published. */
export function contactAddress({ contactEmail }: { contactEmail: string | null }): string {
  return contactEmail ?? env().CONTACT_EMAIL ?? '';
}

export const SITE_ICONS = {
  icon: [
    { url: '/favicon.ico', sizes: '32x32' },
    { url: '/icon.svg', type: 'image/svg+xml' },
  ],
  apple: '/apple-touch-icon.png',
};

/** Told to the browser by each page of readers: where it sends events, and for which domain. */
export function eventMarks() {
  const { ANALYTICS_ENDPOINT, ANALYTICS_DOMAIN } = env();
  return { 'data-events': ANALYTICS_ENDPOINT, 'data-events-domain': ANALYTICS_DOMAIN };
}

/** Undefined when events stay on this site. */
export function analyticsHost(): string | undefined {
  const { ANALYTICS_ENDPOINT, SITE_URL } = env();
  const { host } = new URL(ANALYTICS_ENDPOINT, SITE_URL);
  return host === new URL(SITE_URL).host ? undefined : host;
}
