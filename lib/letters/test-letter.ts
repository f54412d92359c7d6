import 'server-only';
import { sendMail } from '@/lib/mail/transport';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { LEAVE } from './leave-mark';

type Letter = { subject: string; html: string; plain: string };

/** Goes to one of the staff, who need not be a subscriber, so its link leads to the page alone. */
export async function sendTestLetter({ subject, html, plain }: Letter, to: string): Promise<void> {
  const leave = absoluteUrl(paths.unsubscribe);
  await sendMail({
    ...{ to, subject: `[Test] ${subject}` },
    html: html.replaceAll(LEAVE, leave),
    text: plain.replaceAll(LEAVE, leave),
  });
}
