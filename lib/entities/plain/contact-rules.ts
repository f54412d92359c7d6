import { isPrintable } from './printable';

/** Nobody writes a message in less time than this. */
export const FASTEST_SECONDS = 3;

export const CONTACT_TEXTS = {
  required: 'Ce champ est obligatoire.',
  tooLong: 'Ce texte est trop long.',
  unprintable: 'Ce texte contient des caractères qui ne peuvent pas être transmis.',
  invalidEmail: 'Adresse e-mail invalide. Écrivez-la en entier, comme nom@exemple.ma.',
};
export const LONGEST = { name: 100, email: 254, subject: 200, message: 5000 };

export const CONTACT_FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactFields = Record<(typeof CONTACT_FIELDS)[number], string>;

/**
 * What contactSchema takes and refuses, without the 28 kB of zod, for the browser. A test compares
 * the two.
 */
export function checkContact(given: ContactFields): {
  message: ContactFields;
  errors: Partial<ContactFields>;
} {
  const message = {
    name: given.name.trim(),
    email: given.email.trim().toLowerCase(),
    subject: given.subject.trim(),
    message: given.message,
  };
  const errors: Partial<ContactFields> = {};
  for (const field of CONTACT_FIELDS) {
    const error = field === 'email' ? emailError(message.email) : textError(field, message[field]);
    if (error) errors[field] = error;
  }
  return { message, errors };
}

/** The form of zod's own e-mail check. */
export const EMAIL =
  /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;

export function emailError(email: string): string | undefined {
  const isValid = email.length <= LONGEST.email && EMAIL.test(email);
  return isValid ? undefined : CONTACT_TEXTS.invalidEmail;
}

function textError(field: 'name' | 'subject' | 'message', text: string): string | undefined {
  if (text.length > LONGEST[field]) return CONTACT_TEXTS.tooLong;
  const isOneLine = field === 'message' || !/[\r\n\t]/.test(text);
  if (!isPrintable(text) || !isOneLine) return CONTACT_TEXTS.unprintable;
  return text.trim() === '' ? CONTACT_TEXTS.required : undefined;
}
