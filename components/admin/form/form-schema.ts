import { z } from 'zod';
import { type FormValues, payloadOf } from '@/lib/resources/form-values';
import type { Resource } from '@/lib/resources/resource';
import { resourceSchemas } from '@/lib/schemas/registry';

/** From the texts of the form to the payload: the very schema that the handler uses. */
export function formSchema(resource: Resource): z.ZodType<Record<string, unknown>, FormValues> {
  const schema: z.ZodType<Record<string, unknown>> = resourceSchemas[resource.name];
  return z
    .custom<FormValues>()
    .transform((values) => payloadOf(resource, values))
    .pipe(schema as z.ZodType<Record<string, unknown>, Record<string, unknown>>);
}
