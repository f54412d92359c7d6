import 'server-only';
import { env } from '@/lib/env';
import { openLine } from './smtp-line';
import { type Mail, writeMail } from './written-mail';

/** Somebody waits for the answer of a form meanwhile. */
const TIMEOUTS = { turnMs: 10_000, answerMs: 10_000 };

export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined;
}

/** What the mail server said, without addresses. */
export class MailNotTaken extends Error {}

export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL } = env();
  if (!SMTP_URL) throw new Error('SMTP_URL is not set');
  const line = openLine(SMTP_URL, TIMEOUTS);
  try {
    const outcome = await line.deliver(await writeMail(mail), () => Promise.resolve(true));
    if ('reason' in outcome) throw new MailNotTaken(outcome.reason);
  } finally {
    line.close();
  }
}
