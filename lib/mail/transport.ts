import 'server-only';
import { type SendMailOptions, type Transporter, createTransport } from 'nodemailer';
import { env } from '@/lib/env';
import { SITE_NAME } from '@/lib/site';

export type Mail = Pick<SendMailOptions, 'to' | 'replyTo' | 'headers'> & {
  subject: string;
  text: string;
  html: string;
};

const PATIENCE_MS = 10_000;

let memo: Transporter | undefined;

export function canSendMail(): boolean {
  return env().SMTP_URL !== undefined;
}

export async function sendMail(mail: Mail): Promise<void> {
  memo ??= openTransport();
  await memo.sendMail({ ...mail, from: sender(), disableFileAccess: true, disableUrlAccess: true });
}

function openTransport(): Transporter {
  const { SMTP_URL } = env();
  if (!SMTP_URL) throw new Error('SMTP_URL is not set');
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  return createTransport({ url: SMTP_URL, ...patience });
}

function sender() {
  const { CONTACT_EMAIL, SITE_URL } = env();
  const address = CONTACT_EMAIL ?? `ne-pas-repondre@${new URL(SITE_URL).hostname}`;
  return { name: SITE_NAME, address };
}
