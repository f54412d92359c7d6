import 'server-only';
import type { ContactInput } from '@/lib/schemas/contact';
import { SITE_NAME } from '@/lib/site';
import { writeLetter } from './letter';
import type { Mail } from './transport';

/** A visitor's message for the team: answering it writes to the visitor. */
export function contactMail(to: string, { name, email, subject, message }: ContactInput): Mail {
  return {
    to,
    replyTo: { name, address: email },
    subject: `[Contact] ${subject}`,
    ...writeLetter({
      title: subject,
      paragraphs: [`De : ${name} <${email}>`, message],
      footer: { text: `Message envoyé par la page de contact du ${SITE_NAME}.` },
    }),
  };
}
