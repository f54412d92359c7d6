import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptSafeJson } from './graph';

test('a title cannot close the script, and reads back as it was', () => {
  const title = '</script><script>alert("&")</script>\u2028\u2029';
  const json = scriptSafeJson({ title });
  assert.doesNotMatch(json, /[<>&\u2028\u2029]/);
  assert.deepEqual(JSON.parse(json), { title });
});
