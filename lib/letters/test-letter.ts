import 'server-only';
import { sendMail } from '@/lib/mail/transport';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { LEAVE, PREFERENCES } from './leave-mark';

type Letter = { subject: string; html: string; plain: string };

/** Goes to one of the staff, who need not be a subscriber, so its links lead to the pages alone. */
export async function sendTestLetter({ subject, html, plain }: Letter, to: string): Promise<void> {
  const own = (text: string) =>
    text
      .replaceAll(LEAVE, absoluteUrl(paths.unsubscribe))
      .replaceAll(PREFERENCES, absoluteUrl(paths.preferences));
  await sendMail({
    ...{ to, subject: `[Test] ${subject}` },
    html: own(html),
    text: own(plain),
  });
}
