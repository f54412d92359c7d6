import './zod-settings';
import * as z from 'zod/mini';
import { CONTACT_TEXTS, LONGEST } from '../plain/contact-rules';

const INVALID = { error: CONTACT_TEXTS.invalidEmail };
// Plain ASCII, so that look-alikes of @ and line breaks never reach a mail header.
const ASCII_EMAIL = /^[\x21-\x7E]+$/;

/** Of the small zod, like all that forms of readers share with the server: browsers load it. */
export const emailAddress = z.pipe(
  z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(LONGEST.email, INVALID),
      z.regex(ASCII_EMAIL, INVALID),
    ),
  z.email(INVALID),
);
