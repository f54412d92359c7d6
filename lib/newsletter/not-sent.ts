import 'server-only';
import { MailNotTaken } from '@/lib/mail/transport';
import { requestLog } from '@/lib/process/log';

/** Never tells the address: the mail server's words come without it. */
export function tellNotSent(what: string, subscriber: string, error: unknown): void {
  const reason = error instanceof MailNotTaken ? error.message : 'not written';
  requestLog().warn({ subscriber, reason }, `${what} mail not sent`);
}

export function tellLostSubjects(subscriber: string, err: unknown): void {
  requestLog().warn({ subscriber, err }, 'subjects not kept');
}
