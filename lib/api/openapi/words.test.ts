import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { operations } from '../contracts/index';

const ODD = [null, '', 'x', ' ', '\u0000', 5, -1, 1.5, 1e9, true, 'x'.repeat(300_000)];
const PROBES = [...ODD, {}, { x: 1 }, [], ...ODD.map((one) => [one]), ...ODD.map((x) => ({ x }))];

/** Unknown keys are the caller's own words, which `parse` leaves out. */
const refusals = (schema: z.core.$ZodType, value: unknown) =>
  (z.safeParse(schema, value).error?.issues ?? [])
    .filter(({ code }) => code !== 'unrecognized_keys')
    .map(({ message }) => message);

const fieldsOf = (schema: z.core.$ZodType) =>
  'shape' in schema ? Object.keys(schema.shape as object) : ['name', 'n', 'action', 'ids', 'rows'];

for (const [path, methods] of Object.entries(operations)) {
  const schemas = Object.values(methods).flatMap(({ query, body, rawBody }) => [
    query,
    body,
    rawBody?.schema,
  ]);
  const given = schemas.filter((schema) => schema !== undefined);
  if (given.length === 0) continue;

  test(`whatever ${path} is sent, no message shows a regular expression or the validator’s words`, () => {
    const messages = given.flatMap((schema) =>
      PROBES.flatMap((probe) => [
        ...refusals(schema, probe),
        ...refusals(schema, Object.fromEntries(fieldsOf(schema).map((field) => [field, probe]))),
      ]),
    );
    assert.ok(messages.length > 0);
    for (const message of new Set(messages)) {
      assert.doesNotMatch(message, /^(?:Invalid|Too |Unrec)|pattern|expected|[\^$\\]/);
    }
  });
}
