import type { Frozen } from '@/lib/db/statements/letter-queue';
import { ownDomain } from '@/lib/mail/sender';
import { type WrittenMail, writeMail } from '@/lib/mail/written-mail';
import { preferencesUrl, unsubscribeUrl } from '@/lib/newsletter/tokens';
import { SITE_NAME } from '@/lib/site';
import { withLinks } from '../reader-links';

type Recipient = { id: string; subscriberId: string; email: string };

/** The same id at every attempt, so that a mail program that got two would show one. */
export async function writeFor(
  letter: Frozen,
  { id, subscriberId, email }: Recipient,
): Promise<WrittenMail> {
  const leaveUrl = unsubscribeUrl(subscriberId);
  const { html, plain } = withLinks(letter, {
    ...{ leaveUrl, preferencesUrl: preferencesUrl(subscriberId) },
  });
  return writeMail({
    to: email,
    subject: letter.subject,
    html,
    text: plain,
    messageId: `<${id}@${ownDomain()}>`,
    headers: {
      'List-Id': `${SITE_NAME} <lettre.${ownDomain()}>`,
      'List-Unsubscribe': `<${leaveUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
