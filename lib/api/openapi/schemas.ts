import { z } from 'zod';
import { entities, resources } from '@/lib/entities/registry';
import { redirectSchema } from '@/lib/entities/addresses/redirect';
import { entitySchemas } from '@/lib/api/answers';
import { draftSchema, formValue } from '@/lib/entities/desk/history';
import { letterSchema } from '@/lib/entities/mail/letters';
import { bulkSchema } from '@/lib/entities/fields/list-query';
import { restoreSchema } from '@/lib/entities/fields/moment';

/** What the document writes once, under these names. */
const named: Record<string, z.ZodType> = {
  ...entitySchemas,
  ...Object.fromEntries(
    Object.values(resources).map(({ name, entity }) => [`${entity}Input`, entities[name].schema]),
  ),
  BulkInput: bulkSchema,
  LetterInput: letterSchema,
  RedirectInput: redirectSchema,
  RestoreInput: restoreSchema,
  DraftInput: draftSchema,
  FormValue: formValue,
};

for (const [id, schema] of Object.entries(named)) {
  z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}

type JsonSchema = { properties?: Record<string, unknown>; $ref?: string; [key: string]: unknown };

/** Whatever has a name is added to `schemas`. */
export function jsonSchema(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  schemas: object,
): JsonSchema {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  const {
    $schema: _,
    $defs,
    ...rest
  } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'), (_key, value) =>
    plainer(value),
  ) as JsonSchema;
  Object.assign(schemas, $defs);
  return rest;
}

/** Without bounds that every number keeps and patterns that formats say, and null as a type. */
function plainer(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { anyOf, ...rest } = value as JsonSchema;
  if (rest.maximum === Number.MAX_SAFE_INTEGER) delete rest.maximum;
  if (rest.minimum === Number.MIN_SAFE_INTEGER) delete rest.minimum;
  if (rest.format) delete rest.pattern;
  if (!Array.isArray(anyOf)) return rest;
  const [one, none] = anyOf as JsonSchema[];
  if (anyOf.length !== 2 || none?.type !== 'null' || typeof one?.type !== 'string')
    return { anyOf, ...rest };
  const values = Array.isArray(one.enum) ? { enum: [...one.enum, null] } : {};
  return { ...one, type: [one.type, 'null'], ...values, ...rest };
}
