import type { Frozen } from '@/lib/db/statements/letter-queue';
import { ownDomain } from '@/lib/mail/sender';
import { type WrittenMail, writeMail } from '@/lib/mail/written-mail';
import { preferencesUrl, unsubscribeUrl } from '@/lib/newsletter/tokens';
import { SITE_NAME } from '@/lib/site';
import { LEAVE, PREFERENCES } from '../leave-mark';

type Recipient = { id: string; subscriberId: string; email: string };

/** The same id at every attempt, so that a mail program that got two would show one. */
export async function writeFor(
  { subject, html, plain }: Frozen,
  { id, subscriberId, email }: Recipient,
): Promise<WrittenMail> {
  const leave = unsubscribeUrl(subscriberId);
  const preferences = preferencesUrl(subscriberId);
  const own = (text: string) => text.replaceAll(LEAVE, leave).replaceAll(PREFERENCES, preferences);
  return writeMail({
    to: email,
    subject,
    html: own(html),
    text: own(plain),
    messageId: `<${id}@${ownDomain()}>`,
    headers: {
      'List-Id': `${SITE_NAME} <lettre.${ownDomain()}>`,
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
