import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { limitBody } from './ask';

test('a body up to the limit passes whole', async () => {
  const body = Readable.from([Buffer.alloc(6), Buffer.alloc(4)]);
  assert.equal((await buffer(limitBody(body, 10))).length, 10);
});

test('one byte more is refused while it streams, whatever comes after', async () => {
  let sent = 0;
  const endless = new Readable({
    read() {
      sent += 1;
      this.push(Buffer.alloc(1000));
    },
  });
  await assert.rejects(buffer(limitBody(endless, 10_000)), { status: 413 });
  endless.destroy();
  assert.ok(sent < 200, `${sent} chunks were read`);
});

test('a body that breaks off is an error, not a shorter body', async () => {
  const body = new PassThrough();
  const read = buffer(limitBody(body, 100));
  body.write('half');
  body.destroy();
  await assert.rejects(read);
});
