import { z } from 'zod';
import { line } from '@/lib/entities/fields/text';

/** What is typed into the palette of the back-office; nothing finds nothing. */
export const findQuerySchema = z.strictObject({ q: line(100).default('') });
