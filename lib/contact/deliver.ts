import 'server-only';
import { HttpError } from '@/lib/process/http-error';
import { env } from '@/lib/env';
import { contactMail } from '@/lib/mail/contact-message';
import { canSendMail, sendMail } from '@/lib/mail/transport';
import type { ContactRequest } from '@/lib/schemas/contact';
import { requestLog } from '@/lib/process/log';

/** Whether the message is on its way. What a program filled in goes nowhere, and it is not told. */
export async function deliverMessage(request: ContactRequest): Promise<boolean> {
  const { CONTACT_EMAIL } = env();
  if (!CONTACT_EMAIL || !canSendMail()) throw notDelivered();
  const { website, seconds: _, ...message } = request;
  if (website) return true;
  try {
    await sendMail(contactMail(CONTACT_EMAIL, message));
    return true;
  } catch (error) {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    requestLog().error({ code, responseCode }, 'contact message not delivered');
    return false;
  }
}

const A_DAY = String(24 * 60 * 60);

const notDelivered = () =>
  new HttpError(503, 'not_delivered', 'This site does not deliver messages: send it by e-mail', {
    headers: { 'Retry-After': A_DAY },
  });
