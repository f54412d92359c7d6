import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSameSecret, isSignature, sign } from './signature';

test('a signature is good for its text and its purpose, and in one spelling', () => {
  const signature = sign('leave', 'text');
  assert.ok(isSignature(signature, 'leave', 'text'));
  for (const [given, purpose, text] of [
    [signature, 'leave', 'other'],
    [signature, 'join', 'text'],
    [`${signature}=`, 'leave', 'text'],
    [signature.slice(1), 'leave', 'text'],
    ['', 'leave', 'text'],
  ] as const) {
    assert.ok(!isSignature(given, purpose, text), `${given} ${purpose} ${text}`);
  }
});

test('secrets of any length can be compared', () => {
  assert.ok(isSameSecret('pass phrase', 'pass phrase'));
  assert.ok(!isSameSecret('pass', 'pass phrase'));
  assert.ok(!isSameSecret('', 'pass phrase'));
});
