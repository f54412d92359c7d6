import 'server-only';
import { env } from '@/lib/env';
import { sentences, writeDocument } from './document';
import { MailNotTaken, canSendMail, sendMail } from './send-mail';
import type { Mail } from './send-mail';
import { HttpError, unavailable } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import type { ContactInput, ContactRequest } from '@/lib/entities/mail/contact';
import { SITE_NAME } from '@/lib/site';

/** A message from a program is dropped, and the program is not told. */
export async function deliverMessage(request: ContactRequest): Promise<void> {
  const { CONTACT_EMAIL } = env();
  if (!CONTACT_EMAIL || !canSendMail()) throw notDelivered();
  const { website, seconds: _, ...message } = request;
  if (website) return;
  try {
    await sendMail(contactMail(CONTACT_EMAIL, message));
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    requestLog().error({ reason: error.message }, 'contact message not delivered');
    throw unavailable();
  }
}

const A_DAY = String(24 * 60 * 60);

const notDelivered = () =>
  new HttpError(503, 'not_delivered', 'This site does not deliver messages: send it by e-mail', {
    headers: { 'Retry-After': A_DAY },
  });

function contactMail(to: string, { name, email, subject, message }: ContactInput): Mail {
  return {
    to,
    replyTo: { name, address: email },
    subject: `[Contact] ${subject}`,
    ...writeDocument({
      title: subject,
      body: sentences([`De : ${name} <${email}>`, message]),
      footer: { reason: `Message envoyé par la page de contact du ${SITE_NAME}.` },
    }),
  };
}
