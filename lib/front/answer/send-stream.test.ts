import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, get } from 'node:http';
import { connect } from 'node:net';
import { after, before, test } from 'node:test';
import { createGunzip, gzipSync } from 'node:zlib';
import { PACKED_AS } from '@/lib/process/private-headers';
import { type Page, startServer } from '@/tests/fixtures/site/site-server';
import { settle } from '@/tests/fixtures/running/standing-clock';

let site: Awaited<ReturnType<typeof startServer>>;
let goOn: () => void = () => undefined;
let left: Promise<unknown> = Promise.resolve();
let written = 0;

const announce: Page = async (_, response) => {
  response.setHeader('Content-Type', 'application/x-ndjson');
  response.setHeader('X-Accel-Buffering', ['no']);
  left = new Promise((resolve) => response.once('close', () => resolve(response.writableFinished)));
};
const halves: Page = async (request, response) => {
  await announce(request, response);
  response.write('first ');
  await new Promise<void>((resolve) => (goOn = resolve));
  response.end('second');
};
const endless: Page = async (request, response) => {
  await announce(request, response);
  // As Next does.
  if (request.method === 'HEAD') return void response.end();
  written = 0;
  while (!response.destroyed) {
    const isTaken = response.write(Buffer.alloc(100_000, 'x'));
    written += 1;
    if (!isTaken) await Promise.race([new Promise((done) => response.once('drain', done)), left]);
  }
};
const broken: Page = async (request, response) => {
  await announce(request, response);
  response.write('first ');
  await new Promise<void>((resolve) => (goOn = resolve));
  throw new Error('in the middle');
};
const packed: Page = async (request, response) => {
  await announce(request, response);
  response.setHeader(PACKED_AS, 'gzip');
  response.end(gzipSync('packed once'));
};

before(async () => {
  const long = {
    '/api/admin/halves': halves,
    '/api/admin/endless': endless,
    '/api/admin/broken': broken,
  };
  site = await startServer({ pages: { ...long, '/api/admin/packed': packed } });
});
after(() => site.stop());

/** Calls back with each piece as it comes. */
function listen(path: string, headers: Record<string, string>, onPiece: (text: string) => void) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const call = get({ port: site.port, host: '127.0.0.1', path, headers }, (answer) => {
      const isCoded = answer.headers['content-encoding'] === 'gzip';
      const body = isCoded ? answer.pipe(createGunzip()) : answer;
      answer.once('error', reject);
      body.on('data', (piece: Buffer) => onPiece(piece.toString()));
      body.once('end', () => resolve(answer));
    });
    call.on('error', reject);
  });
}

for (const headers of [{}, { 'accept-encoding': 'gzip' }] as Record<string, string>[]) {
  test(`what asks not to be held back comes piece by piece ${JSON.stringify(headers)}`, async () => {
    const pieces: string[] = [];
    await listen('/api/admin/halves', headers, (piece) => {
      pieces.push(piece);
      // The second half is written only after the first has arrived.
      goOn();
    });
    assert.deepEqual(pieces, ['first ', 'second']);
    assert.equal(await left, true);
  });
}

test('whoever writes waits for a slow reader, and is told when the reader leaves', async () => {
  const call = get({ port: site.port, host: '127.0.0.1', path: '/api/admin/endless' });
  call.on('error', () => undefined);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.pause();
  // Who did not wait would write once more in each of these turns.
  for (let turns = 0; turns < 1000; turns += 1) await settle();
  assert.ok(written > 0);
  assert.ok(written < 200, `${written} pieces pile up in memory`);
  call.destroy();
  assert.equal(await left, false);
});

test('an answer that breaks in the middle does not look whole', async () => {
  await assert.rejects(
    listen('/api/admin/broken', {}, () => goOn()),
    { code: 'ECONNRESET' },
  );
});

test('nor does it in HTTP/1.0, where the end of the connection is that of the answer', async () => {
  const socket = connect(site.port, '127.0.0.1');
  socket.on('data', (piece) => piece.includes('first ') && goOn());
  socket.write('GET /api/admin/broken HTTP/1.0\r\n\r\n');
  await assert.rejects(once(socket, 'end'), { code: 'ECONNRESET' });
});

test('HEAD gets the head alone', async () => {
  const { headers, body } = await site.send('/api/admin/endless', { method: 'HEAD' });
  assert.deepEqual([headers['content-type'], body], ['application/x-ndjson', '']);
});

test('what is packed already is packed once, and unpacked for whoever cannot read it', async () => {
  for (const accepted of ['gzip', 'br, gzip', 'br', '', 'gzip;q=0']) {
    let text = '';
    const headers = { 'accept-encoding': accepted };
    const answer = await listen('/api/admin/packed', headers, (piece) => (text += piece));
    assert.equal(text, 'packed once', accepted);
    const isPacked = accepted.endsWith('gzip');
    assert.equal(answer.headers['content-encoding'], isPacked ? 'gzip' : undefined, accepted);
    assert.equal(answer.headers[PACKED_AS], undefined);
  }
});
