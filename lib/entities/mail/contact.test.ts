import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CONTACT_TEXTS, LONGEST } from '@/lib/entities/plain/contact-rules';
import { contactSchema } from './contact';

const SENT = { name: 'Salma', email: 'salma@example.ma', subject: 'Une date', message: 'Bonjour' };

function errorsOf(given: Partial<typeof SENT>) {
  const { error } = contactSchema.safeParse({ ...SENT, ...given });
  return (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
}

test('a line is trimmed, an address is put into lower case, a message stays as it is', () => {
  const given = { name: ' Salma\u00a0', email: ' Salma@Example.MA ', message: ' Bonjour,\n' };
  const taken = contactSchema.parse({ ...SENT, ...given });
  assert.deepEqual(taken, { ...SENT, message: ' Bonjour,\n' });
});

test('what is refused is said in words for readers, the first reason first', () => {
  const { required, tooLong, unprintable, invalidEmail } = CONTACT_TEXTS;
  const cases: [keyof typeof SENT, string, string][] = [
    ['name', ' ', required],
    ['name', 'a'.repeat(LONGEST.name + 1), tooLong],
    ['subject', 'deux\nlignes', unprintable],
    ['subject', 'nul\u0000', unprintable],
    ['message', ' \n', required],
    ['message', 'a'.repeat(LONGEST.message + 1), tooLong],
    ['message', '\ud800', unprintable],
    ['email', 'salma@localhost', invalidEmail],
    ['email', 'salmà@example.ma', invalidEmail],
  ];
  for (const [name, text, words] of cases) {
    assert.deepEqual(errorsOf({ [name]: text })[0], [name, words], text.slice(0, 20));
  }
});

test('addresses end where they are too long', () => {
  const host = `@${'b'.repeat(60)}.ma`;
  const ofLength = (length: number) => ({ email: 'a'.repeat(length - host.length) + host });
  assert.deepEqual(errorsOf(ofLength(LONGEST.email)), []);
  assert.equal(errorsOf(ofLength(LONGEST.email + 1))[0]?.[1], CONTACT_TEXTS.invalidEmail);
});
