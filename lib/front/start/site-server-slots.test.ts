import assert from 'node:assert/strict';
import { type Socket, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { SHOW, formHeader, readFilledForm } from '@/lib/process/private-headers';
import { bumpGeneration } from '@/lib/front/freshness/generation';
import { gate } from '@/tests/fixtures/running/gate';
import { eventually } from '@/tests/fixtures/running/eventually';
import { DATABASE_DOWN, type Page, failing, serve } from '@/tests/fixtures/site/site-server';

const POSTS = 20;
/** As long as a form may be. */
const FORM = { message: 'é'.repeat(30_000) };

const form: Page = async (request, response) => {
  response.end((await text(request)).length.toString());
};

test('forms that are sent slowly keep no page from being rendered, nor count as renders', async (t) => {
  const site = await serve(t, { pages: { '/contact/envoi': form } });
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
  const { open: release, opened: held } = gate();
  const contact: Page = async ({ headers }, response) => {
    await held;
    const form = readFilledForm(new Headers(headers as Record<string, string>));
    response.end(`the form with ${JSON.stringify(form)}`);
  };
  const answer: Page = async (request, response) => {
    await text(request);
    response.writeHead(422, { [SHOW]: '/contact', ...formHeader(FORM) }).end();
  };
  const site = await serve(t, { pages: { '/contact/envoi': answer, '/contact': contact } });
  bumpGeneration();
  const shown = site.send('/contact/envoi', { method: 'POST', body: 'name=x' });
  await eventually(async () => assert.ok(site.asked.some(({ url }) => url === '/contact')));
  assert.match((await site.send('/metrics')).body, /^render_running 1$/m);
  release();
  const { status, body, headers } = await shown;
  assert.deepEqual([status, body], [422, `the form with ${JSON.stringify(FORM)}`]);
  const isPrivate = (name: string) => name.startsWith('x-guide-');
  assert.deepEqual(Object.keys(headers).filter(isPrivate), []);
});

test('where the page of a form cannot be made, the visitor is told to try again', async (t) => {
  const answer: Page = async (request, response) => {
    await text(request);
    response.writeHead(422, { [SHOW]: '/contact' }).end();
  };
  const contact = failing(DATABASE_DOWN);
  const site = await serve(t, { pages: { '/contact/envoi': answer, '/contact': contact } });
  const { status, body } = await site.send('/contact/envoi', { method: 'POST', body: 'name=x' });
  assert.equal(status, 503);
  assert.match(body, /ce que vous y avez écrit est encore là/);
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
