import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import * as z from 'zod';
import { contactSchema } from '@/lib/entities/mail/contact';
import { type ContactFields, EMAIL, checkContact } from './contact-rules';

function schemaSays(given: ContactFields) {
  const { data, error } = contactSchema.safeParse(given);
  const errors = (error?.issues ?? []).map(({ path, message }) => [path[0], message]).reverse();
  return { message: data, errors: Object.fromEntries(errors) };
}

function assertAgree(given: ContactFields): void {
  const { message, errors } = checkContact(given);
  const expected = schemaSays(given);
  assert.deepEqual(errors, expected.errors, JSON.stringify(given));
  if (expected.message) assert.deepEqual(message, expected.message);
}

const odd = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u0085', '\ud800', '\ufffe', 'é', '😀');
const text = (longest: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc
      .array(fc.oneof(odd, fc.string({ maxLength: 3 })), { maxLength: 6 })
      .map((all) => all.join('')),
    fc.integer({ min: longest - 1, max: longest + 1 }).map((length) => 'a'.repeat(length)),
  );
const email = fc.oneof(
  text(254),
  fc.emailAddress(),
  fc
    .tuple(fc.stringMatching(/^[a-z.'+_ -]{0,4}$/), fc.stringMatching(/^[a-z.-]{0,6}$/))
    .map(([local, host]) => ` ${local}@${host}.Ma`),
);

test('the browser’s rules and the schema take the same and say the same', () => {
  fc.assert(
    fc.property(
      fc.record({ name: text(100), email, subject: text(200), message: text(5000) }),
      assertAgree,
    ),
    { numRuns: 2000 },
  );
  assert.equal(EMAIL.source, z.core.regexes.email.source);
});

test('addresses end where they are too long', () => {
  const host = `@${'b'.repeat(60)}.ma`;
  for (const length of [253, 254, 255]) {
    const address = 'a'.repeat(length - host.length) + host;
    assertAgree({ name: 'S', email: address, subject: 'S', message: 'M' });
  }
});
