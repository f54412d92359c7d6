import { z } from 'zod';
import { emailAddress } from './newsletter';
import { longText, line } from './text';

const REQUIRED = 'Ce champ est obligatoire.';

export const contactSchema = z.strictObject({
  name: line(100).min(1, { error: REQUIRED }),
  email: emailAddress,
  subject: line(200).min(1, { error: REQUIRED }),
  message: longText(5000).refine((value) => value.trim() !== '', { error: REQUIRED }),
});

export type ContactInput = z.infer<typeof contactSchema>;
