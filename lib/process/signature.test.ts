import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  doneBy,
  donePath,
  formStamp,
  isSameSecret,
  isSignature,
  sign,
  stampAge,
} from './signature';

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

const NOW = Date.UTC(2026, 10, 21);

test('tells how long ago a form was handed out', () => {
  assert.equal(stampAge(formStamp(NOW), NOW + 4000), 4);
  assert.equal(stampAge(formStamp(NOW), NOW), 0);
});

test('believes nothing that is not ours, from the future, or older than an hour', () => {
  const [, signature = ''] = formStamp(NOW).split('.');
  for (const stamp of ['', '.', `${NOW}`, `${NOW - 5000}.${signature}`, `${formStamp(NOW)}x`]) {
    assert.equal(stampAge(stamp, NOW + 4000), undefined, stamp);
  }
  assert.equal(stampAge(formStamp(NOW), NOW - 1), undefined);
  assert.equal(stampAge(formStamp(NOW), NOW + 3_600_001), undefined);
});

test('only what was done is told, and only by the address that was handed out', () => {
  const { searchParams } = new URL(donePath('/newsletter', 'inscrit'), 'https://guide.example');
  const given = Object.fromEntries(searchParams);
  assert.equal(doneBy('/newsletter', given), 'inscrit');
  assert.equal(doneBy('/contact', given), undefined, 'another form did that');
  for (const other of [
    { etat: 'inscrit' },
    { ...given, etat: 'desinscrit' },
    { ...given, fait: formStamp() },
    { ...given, fait: [given.fait, given.fait] },
    { ...given, fait: `${given.fait}x` },
  ]) {
    assert.equal(doneBy('/newsletter', other), undefined);
  }
});
