import 'server-only';
import { clientAddress } from '@/lib/api/rate-limit';
import { env } from '@/lib/env';
import { type ContactInput, FASTEST_SECONDS, contactSchema } from '@/lib/schemas/contact';
import { consume } from '@/lib/process/rate-limit';
import { isContactDelivered } from '@/lib/site';
import { deliverMessage } from './deliver';
import type { FilledContact, Outcome } from './filled-contact';
import { formStamp, stampAge } from './stamp';

/** Takes the form as browsers send it without JavaScript; gives it back unless the message left. */
export async function postForm(
  form: URLSearchParams,
  request: Request,
): Promise<FilledContact | 'sent'> {
  const values = valuesOf(form);
  const given = form.get('moment') ?? '';
  const age = stampAge(given);
  const stamp = age === undefined ? formStamp() : given;
  const back = (outcome: Outcome, errors = {}) => ({ values, errors, outcome, stamp });
  const { data: message, error } = contactSchema.safeParse(values);
  if (!message) {
    const errors = error.issues.map(({ path, message: reason }) => [path[0], reason]).reverse();
    return back({ kind: 'invalid' }, Object.fromEntries(errors));
  }
  const { CONTACT_EMAIL = '' } = env();
  if (!isContactDelivered()) return back({ kind: 'ready', message, to: CONTACT_EMAIL });
  // The contact page is kept for everybody and cannot know when it was opened; this one can.
  if (age === undefined || age < FASTEST_SECONDS) return back({ kind: 'review' });
  if ((await consume('contact', clientAddress(request))) !== undefined) {
    return back({ kind: 'busy' });
  }
  const website = form.get('website') ?? '';
  return (await deliverMessage({ ...message, website })) ? 'sent' : back({ kind: 'failed' });
}

/** Browsers send a line's end as two characters, and count it as one. */
function valuesOf(form: URLSearchParams): ContactInput {
  const text = (name: keyof ContactInput) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}
