import 'server-only';
import { canSendMail, sendMail } from '@/lib/mail/transport';
import { welcomeMail } from '@/lib/mail/welcome';
import { inBackground } from '@/lib/process/background-work';
import { requestLog } from '@/lib/process/log';
import { unsubscribeUrl } from './unsubscribe-token';

/** Never fails: a subscription does not depend on its mail. */
export async function sendWelcome(id: string, email: string): Promise<void> {
  if (!canSendMail()) return;
  try {
    await inBackground(sendMail(welcomeMail(email, unsubscribeUrl(id))));
  } catch (error) {
    // Only the code: the text of a mail error holds the address.
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    requestLog().warn({ subscriber: id, code, responseCode }, 'welcome mail not sent');
  }
}
