import { type SendMailOptions, createTransport } from 'nodemailer';
import { dkim, sender } from './sender';

/** A mail as it travels: headers, both parts and signature, ready to be handed over. */
export type WrittenMail = { from: string; to: string; raw: Buffer };

type Given = Pick<SendMailOptions, 'headers' | 'messageId' | 'list'> & {
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** Written before anything is said to a mail server, because signing it needs the whole. */
export async function writeMail(mail: Given): Promise<WrittenMail> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const from = sender();
  const { message } = await writer.sendMail({
    ...{ ...mail, from, dkim: dkim(), disableFileAccess: true, disableUrlAccess: true },
  });
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into a buffer');
  return { from: from.address, to: mail.to, raw: message };
}
