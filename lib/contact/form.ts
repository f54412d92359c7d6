import 'server-only';
import { formStamp, stampAge } from '@/lib/process/form-stamp';
import { type ContactInput, type ContactRequest, contactSchema } from '@/lib/schemas/contact';
import { FASTEST_SECONDS } from '@/lib/entities/plain/contact-rules';
import { isContactDelivered } from '@/lib/site';
import type { Outcome } from './outcome';

export type FilledContact = {
  values: ContactInput;
  errors: Partial<ContactInput>;
  outcome: Outcome;
  stamp: string;
};

export function examineForm(
  form: URLSearchParams,
  to: string,
): { message: ContactRequest } | { filled: FilledContact } {
  const { data: message, error } = contactSchema.safeParse(valuesOf(form));
  if (!message) {
    const errors = error.issues.map(({ path, message: reason }) => [path[0], reason]).reverse();
    return { filled: fillAgain(form, { kind: 'invalid' }, Object.fromEntries(errors)) };
  }
  if (!isContactDelivered()) {
    return { filled: fillAgain(form, { kind: 'ready', message, to }) };
  }
  // The contact page is cached for everybody, so only a form that is shown again carries a time.
  const seconds = stampAge(form.get('moment') ?? '');
  if (seconds === undefined || seconds < FASTEST_SECONDS) {
    return { filled: fillAgain(form, { kind: 'review' }) };
  }
  return { message: { ...message, seconds, website: form.get('website') ?? '' } };
}

export function fillAgain(form: URLSearchParams, outcome: Outcome, errors = {}): FilledContact {
  const given = form.get('moment') ?? '';
  const stamp = stampAge(given) === undefined ? formStamp() : given;
  return { values: valuesOf(form), errors, outcome, stamp };
}

/** Browsers send the end of a line as two characters and count it as one. */
function valuesOf(form: URLSearchParams): ContactInput {
  const text = (name: keyof ContactInput) => (form.get(name) ?? '').replaceAll('\r\n', '\n');
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject'),
    message: text('message'),
  };
}
