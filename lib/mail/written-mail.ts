import { type SendMailOptions, createTransport } from 'nodemailer';
import { dkim, sender } from './sender';

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
  const from = sender();
  const { message } = await writer.sendMail({
    ...{ ...mail, from, dkim: dkim(), disableFileAccess: true, disableUrlAccess: true },
  });
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into a buffer');
  return { from: from.address, to: mail.to, raw: message };
}
