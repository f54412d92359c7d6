import 'server-only';
import { type SendMailOptions, type Transporter, createTransport } from 'nodemailer';
import { env } from '@/lib/env';
import { dkim, sender } from './sender';

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
  return createTransport({ url: SMTP_URL, dkim: dkim(), ...patience });
}
