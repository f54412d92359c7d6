import { env } from '@/lib/env';
import { SITE_NAME } from '@/lib/site';

export function sender(): { name: string; address: string } {
  const { CONTACT_EMAIL } = env();
  return { name: SITE_NAME, address: CONTACT_EMAIL ?? `ne-pas-repondre@${ownDomain()}` };
}

/** What stands behind the @ in the ids of our mails, and in an address that nobody reads. */
export function ownDomain(): string {
  return new URL(env().SITE_URL).hostname;
}

const SIGNED = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['List-ID', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** How mails are signed, when a key is given. */
export function dkim() {
  const { DKIM_SELECTOR, DKIM_PRIVATE_KEY } = env();
  if (!DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return undefined;
  const domainName = sender().address.split('@').at(-1) ?? ownDomain();
  return {
    ...{ domainName, keySelector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY },
    headerFieldNames: SIGNED.join(':'),
  };
}
