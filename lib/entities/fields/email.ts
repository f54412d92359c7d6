import './zod-settings';
import { z } from 'zod';
import { CONTACT_TEXTS, LONGEST } from '../plain/contact-rules';

const INVALID = { error: CONTACT_TEXTS.invalidEmail };
// Plain ASCII, so that look-alikes of @ and line breaks never reach a mail header.
const ASCII_EMAIL = /^[\x21-\x7E]+$/;

export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(LONGEST.email, INVALID)
  .regex(ASCII_EMAIL, INVALID)
  .pipe(z.email(INVALID));
