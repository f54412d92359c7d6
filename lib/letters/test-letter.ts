import 'server-only';
import { sendMail } from '@/lib/mail/transport';
import { absoluteUrl } from '@/lib/site';
import { forStaff } from './reader-links';

type Letter = { subject: string; html: string; plain: string; mark: string };

/** Goes to one of the staff. */
export async function sendTestLetter({ subject, ...texts }: Letter, to: string): Promise<void> {
  const { html, plain } = forStaff(texts, absoluteUrl);
  await sendMail({ to, subject: `[Test] ${subject}`, html, text: plain });
}
