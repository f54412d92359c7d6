import { type SendMailOptions, createTransport } from 'nodemailer';
import { env } from '@/lib/env';
import { SITE_NAME } from '@/lib/site';
import { openLine } from './smtp-line';

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

export type Mail = Pick<SendMailOptions, 'headers' | 'messageId' | 'replyTo'> & {
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** A mail as it travels: headers, both parts and signature, ready to be handed over. */
export type WrittenMail = { from: string; to: string; raw: Buffer };

/** Written before anything is said to a mail server, because signing it needs the whole. */
export async function writeMail(mail: Mail): Promise<WrittenMail> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const from = ownAddress();
  const { message } = await writer.sendMail({
    ...mail,
    from,
    dkim: dkim(),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into a buffer');
  return { from: from.address, to: mail.to, raw: message };
}

function ownAddress(): { name: string; address: string } {
  const { CONTACT_EMAIL } = env();
  return { name: SITE_NAME, address: CONTACT_EMAIL ?? `ne-pas-repondre@${ownDomain()}` };
}

/** What stands behind the @ in the ids of our mails, and in an address that nobody reads. */
export function ownDomain(): string {
  return new URL(env().SITE_URL).hostname;
}

const SIGNED = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'List-ID',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
];

/** How mails are signed, when a key is given. */
function dkim() {
  const { DKIM_SELECTOR, DKIM_PRIVATE_KEY } = env();
  if (!DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return undefined;
  return {
    domainName: ownAddress().address.split('@').at(-1) ?? ownDomain(),
    keySelector: DKIM_SELECTOR,
    privateKey: DKIM_PRIVATE_KEY,
    headerFieldNames: SIGNED.join(':'),
  };
}
