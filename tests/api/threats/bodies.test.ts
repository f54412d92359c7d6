import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { figure, isFull } from '../../fixtures/running/full';
import { rawAnswer } from '../../fixtures/site/raw-request';
import { startSite } from '../../fixtures/site/site';

// A site that no other test uses, so that its memory tells something.
const site = await startSite({ env: { SEED: 'none', DATABASE_URL: '' } });
after(() => site.stop());

test('threat 25: huge, chunked and slow bodies: 413, and the process does not grow', async (t) => {
  const [count, megabytes] = isFull ? [100, 60] : [30, 6];
  const upload = (length: number) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(site.url);
      const headers = { 'content-type': 'application/json', origin: site.url };
      const call = request(
        { hostname, port, path: '/api/newsletter/subscribe', method: 'POST', headers },
        (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
        },
      );
      let left = length;
      const chunk = Buffer.alloc(65_536, 'x');
      const pump = () => {
        while (left > 0 && !call.destroyed) {
          left -= chunk.length;
          if (!call.write(chunk)) return void call.once('drain', pump);
        }
        call.end();
      };
      // Once the refusal is read, whether the rest could still be sent does not matter.
      call.once('error', reject);
      pump();
    });
  // A process that has been under load once has grown to its size; what it grows by now is bodies.
  await Promise.all(Array.from({ length: 50 }, () => upload(10_000_000)));
  const before = residentMegabytes(site.process.pid);
  let peak = before;
  const watch = setInterval(
    () => (peak = Math.max(peak, residentMegabytes(site.process.pid))),
    100,
  );
  const statuses = await Promise.all(
    Array.from({ length: count }, () => upload(megabytes * 1_048_576)),
  );
  clearInterval(watch);
  assert.deepEqual([...new Set(statuses)], [413]);
  assert.equal((await rawAnswer(site.url, '/healthz')).status, 200);
  const grown = peak - before;
  figure(
    t,
    25,
    `${count} bodies of ${megabytes} MB at once: ${grown.toFixed(0)} MB more at the peak`,
  );
  assert.ok(grown < 50, `${grown} MB`);
});

test('threat 25: huge, chunked and slow bodies: 408', { skip: !isFull }, async (t) => {
  const { port } = site;
  const slow = async (bytes: string) => {
    const started = performance.now();
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const answer = await text(socket);
    return { answer, seconds: (performance.now() - started) / 1000 };
  };
  // All that is refused before the body is read is in order, so that the body is waited for.
  const post = [
    'POST /api/newsletter/subscribe HTTP/1.1',
    ...['Host: x', `Origin: ${site.url}`, 'Content-Type: application/json', 'Content-Length: 9'],
    ...['', 'half'],
  ];
  const [head, body] = await Promise.all([
    slow('GET / HTTP/1.1\r\nHost: x\r\nX-Half'),
    slow(post.join('\r\n')),
  ]);
  assert.match(head.answer, /^HTTP\/1\.1 408 /);
  assert.match(body.answer, /^HTTP\/1\.1 408 /);
  figure(
    t,
    25,
    `a slow head is given up after ${head.seconds.toFixed(0)} s, a slow body after ${body.seconds.toFixed(0)} s`,
  );
});

function residentMegabytes(pid = 0): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
