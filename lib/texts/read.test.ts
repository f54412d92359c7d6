import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { blocks, filled, frontMatter, list, sayings } from './read';

const nothing = z.strictObject({});

test('fields stand above a text, which needs none', () => {
  const schema = z.object({ title: z.string(), slugs: list });
  assert.deepEqual(frontMatter('---\ntitle: A : b\nslugs: a, b\n---\n\nText\n', 'x.md', schema), {
    fields: { title: 'A : b', slugs: ['a', 'b'] },
    text: 'Text',
  });
  assert.deepEqual(frontMatter('Text', 'x.md', nothing), { fields: {}, text: 'Text' });
});

test('a field that is wrong, missing or unknown is an error that names file and field', () => {
  const schema = z.strictObject({ name: z.string() });
  assert.throws(() => frontMatter('Text', 'x.md', schema), /^Error: x\.md: name: /);
  assert.throws(() => frontMatter('---\nnam: a\n---\n', 'x.md', schema), /x\.md: /);
});

test('a block is its heading, its fields and its text, whose own lists stay', () => {
  const schema = z.strictObject({ id: z.string().optional() });
  const text = '## A\n\n- id: x\n\nOne\n\n- two : of three\n\n## B\n\nFour\n\n## C\n\n- id: y\n';
  assert.deepEqual(blocks(text, '##', schema), [
    { title: 'A', id: 'x', text: 'One\n\n- two : of three' },
    { title: 'B', text: 'Four' },
    { title: 'C', id: 'y', text: '' },
  ]);
});

test('values go where their names stand, and only what holds is kept', () => {
  const text = 'A{if name}, {name}{end}{if off}x{else}y{end}.';
  assert.equal(filled(text, { name: 'B', off: false }), 'A, By.');
  assert.equal(filled(text, { name: null, off: true }), 'Ax.');
  assert.equal(filled('{name}', { name: '{if a}$&{end}' }), '{if a}$&{end}');
});

test('a short text is asked for by its name, and one that is not there is named', () => {
  const { say } = sayings('contact');
  assert.equal(say('replyPromise'), 'Réponse sous 24h');
  assert.throws(() => say('promise'), /lib\/texts\/contact\.md has no promise/);
});
