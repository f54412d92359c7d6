import assert from 'node:assert/strict';
import { type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { filledPage, offerFilledPages } from '@/lib/process/filled-page';
import { bumpGeneration } from '@/lib/process/generation';
import type { NextHandler } from '@/lib/front/render/ask-next';
import { Overloaded } from '@/lib/front/render/render-queue';
import { eventually } from '@/tests/fixtures/running/eventually';
import { startServer } from '@/tests/fixtures/site/site-server';

const POSTS = 20;

const form: NextHandler = async (request, response) => {
  response.end((await text(request)).length.toString());
};

test('forms that are sent slowly keep no page from being rendered, nor count as renders', async (t) => {
  const site = await startServer({ pages: { '/contact/envoi': form } });
  t.after(() => site.stop());
  const slow = await Promise.all(Array.from({ length: POSTS }, () => postSlowly(site.port)));
  // All of them have reached the handler before a page is asked for.
  await eventually(async () => assert.equal(site.asked.length, POSTS));
  const page = await site.send('/villes/fes');
  assert.equal(page.status, 200);
  const { body: during } = await site.send('/metrics');
  assert.match(during, /^render_running 0$/m);
  for (const socket of slow) socket.end('x'.repeat(994));
  await Promise.all(slow.map((socket) => text(socket)));
  const { body: after } = await site.send('/metrics');
  assert.equal(averageOf(after), averageOf(during));
});

test('a page that a form handler shows is rendered in a turn of its own', async (t) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const contact: NextHandler = async (_, response) => {
    await held;
    response.end('the form');
  };
  const answer: NextHandler = async (request, response) => {
    await text(request);
    response.end(await filledPage('/contact', {}, 'request-1'));
  };
  const site = await startServer({ pages: { '/contact/envoi': answer, '/contact': contact } });
  t.after(() => site.stop());
  bumpGeneration();
  const shown = site.send('/contact/envoi', { method: 'POST', body: 'name=x' });
  await eventually(async () => assert.ok(site.asked.some(({ url }) => url === '/contact')));
  assert.match((await site.send('/metrics')).body, /^render_running 1$/m);
  release();
  assert.equal((await shown).body, 'the form');
});

test('a form handler hears of an overload as the 503 that it is', async (t) => {
  offerFilledPages(() => Promise.reject(new Overloaded()));
  t.after(() => offerFilledPages(() => Promise.reject(new Error('no server'))));
  await assert.rejects(filledPage('/contact', {}, 'request-1'), {
    status: 503,
    code: 'unavailable',
  });
});

/** Six bytes of a thousand. */
function postSlowly(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = 'POST /contact/envoi HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
      socket.write(`${head}Content-Length: 1000\r\n\r\nname=x`, () => resolve(socket));
    }).once('error', reject);
  });
}

function averageOf(metrics: string): number {
  return Number(/^render_seconds (\S+)$/m.exec(metrics)?.[1]);
}
