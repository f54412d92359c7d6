import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type ServerResponse, request } from 'node:http';
import { type TestContext, test } from 'node:test';
import { eventually } from '@/tests/fixtures/running/eventually';
import { settle } from '@/tests/fixtures/running/standing-clock';
import { gate } from '@/tests/fixtures/running/gate';
import { type Page, serve } from '@/tests/fixtures/site/site-server';

const ROW = 'threat 32: one address asking for pages that are never kept';

/** A search that goes on until it is released, whoever is still there. */
async function startHeld(t: TestContext) {
  const live = { now: 0, most: 0 };
  const { open: release, opened: released } = gate();
  const slow: Page = async (_, response) => {
    live.now += 1;
    live.most = Math.max(live.most, live.now);
    await released;
    live.now -= 1;
    response.end('found');
  };
  const site = await serve(t, { pages: { '/recherche': slow } });
  const statuses: number[] = [];
  /** Returns how to close the connection. */
  const search = () => {
    const call = request({ port: site.port, path: `/recherche?q=${Math.random()}` }, (answer) =>
      statuses.push(answer.resume().statusCode ?? 0),
    );
    call.on('error', () => undefined).end();
    return () => call.destroy();
  };
  /** Comes to the server, and returns how to leave it. */
  const come = async () => {
    const asked = once(site.server, 'request');
    const close = search();
    const [, response] = (await asked) as [unknown, ServerResponse];
    await settle();
    return async () => {
      const left = once(response, 'close');
      close();
      await left;
      await settle();
    };
  };
  const waiting = async () =>
    /^render_waiting (\d+)$/m.exec((await site.send('/metrics')).body)?.[1];
  return { site, live, release, come, waiting, statuses };
}

test(`${ROW}: closing the connection does not free a turn while the page is being rendered`, async (t) => {
  const { site, live, release, come } = await startHeld(t);
  for (let at = 0; at < 20; at += 1) {
    const leave = await come();
    await leave();
  }
  assert.ok(live.most <= 2, `${live.most} were rendered at once`);
  const { body } = await site.send('/metrics');
  assert.match(body, /^render_running 2$/m);
  release();
  await eventually(async () =>
    assert.match((await site.send('/metrics')).body, /^render_running 0$/m),
  );
});

test('whoever reloads a slow page many times waits once, and is not refused for it', async (t) => {
  const { site, live, release, come, waiting, statuses } = await startHeld(t);
  await come();
  await come();
  assert.equal(live.now, 2);
  for (let at = 0; at < 14; at += 1) {
    const leave = await come();
    assert.equal(await waiting(), '1');
    await leave();
    assert.equal(await waiting(), '0');
  }
  await come();
  assert.equal(await waiting(), '1');
  release();
  await eventually(async () => assert.deepEqual(statuses, [200, 200, 200]));
  assert.equal(site.asked.length, 3, 'nothing is rendered for who left');
});
