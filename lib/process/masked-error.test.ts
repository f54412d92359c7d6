import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mask, maskedError } from './masked-error';

test('no address, token or password of an error reaches the log', () => {
  const error = Object.assign(new Error('no row for amina@example.org'), {
    url: 'postgres://guide:hunter2@db.internal:5432/guide',
    detail: 'callback?code=abc123&state=xyz failed',
    cause: new Error('cookie: next-auth.session-token=deadbeef'),
  });
  const text = JSON.stringify(maskedError(error));
  for (const secret of ['amina', 'hunter2', 'abc123', 'xyz', 'deadbeef']) {
    assert.ok(!text.includes(secret), `${secret} in ${text}`);
  }
  assert.match(text, /no row for \[e-mail\]/);
});

test('ordinary text stays as it is', () => {
  for (const text of ['relation "articles" does not exist', 'P2002', 'GET /villes/fes']) {
    assert.equal(mask(text), text);
  }
  assert.equal(mask(5), 5);
});

test('what is no error, and what refers to itself, is survived', () => {
  const loop: Error & { meta?: object } = new Error('loop');
  loop.meta = { loop };
  const ring: Record<string, unknown> = {};
  ring.ring = ring;
  assert.doesNotThrow(() => maskedError(loop));
  assert.doesNotThrow(() => maskedError(Object.assign(new Error('ring'), { ring })));
  assert.doesNotThrow(() => maskedError('text'));
});

test('texts that a stranger made long or hard to read are masked at once, and cut', () => {
  for (const part of ['y', 'a.', '//a:', 'token ', '@', 'a@b.', '//a:b']) {
    const text = part.repeat(300_000);
    assert.ok(String(mask(text)).length < 20_000, part);
  }
});
