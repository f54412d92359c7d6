import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { NextHandler } from '@/lib/server/render/ask-next';
import { eventually } from '@/tests/fixtures/running/eventually';
import { median } from '@/tests/fixtures/running/full';
import { startServer } from '@/tests/fixtures/site/site-server';

const SLOW_MS = 40;
const FLOOD = 60;

const slow: NextHandler = async (_, response) => {
  await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end('<!DOCTYPE html><html lang="fr"><h1>Résultats</h1></html>');
};

const startFlooded = () =>
  startServer({ pages: { '/recherche': slow }, env: { TRUSTED_PROXY_HOPS: 1 } });
type Flooded = Awaited<ReturnType<typeof startFlooded>>;
const search = (site: Flooded, address: string, words: string) =>
  site.send(`/recherche?q=${words}`, { headers: { 'x-forwarded-for': address } });

test('threat 32: one address asking for pages that are never kept: it hears 429, all others get their pages', async (t) => {
  const site = await startFlooded();
  t.after(() => site.stop());
  let isOver = false;
  const heard = new Set<number>();
  const [flooded, others]: number[][] = [[], []];
  const timed = async (times: number[] | undefined, address: string, words: string) => {
    const started = performance.now();
    const { status } = await search(site, address, words);
    if (status === 200) times?.push(performance.now() - started);
    return status;
  };
  const flood = Array.from({ length: FLOOD }, async (_, at) => {
    for (let round = 0; !isOver; round += 1) {
      heard.add(await timed(flooded, '192.0.2.1', `mot-${at}-${round}`));
    }
  });
  await eventually(async () => assert.ok(heard.has(429)));
  for (let at = 0; at < 20; at += 1) {
    assert.equal(await timed(others, `198.51.100.${at}`, 'droit'), 200);
  }
  isOver = true;
  await Promise.all(flood);
  assert.deepEqual([...heard].sort(), [200, 429]);
  assert.ok(median(others ?? []) < median(flooded ?? []) / 2);
});

test('a refusal says in French when to come back, and is not packed', async (t) => {
  const site = await startFlooded();
  t.after(() => site.stop());
  const answers = await Promise.all(
    Array.from({ length: FLOOD }, (_, at) => search(site, '192.0.2.1', `mot-${at}`)),
  );
  const refused = answers.find(({ status }) => status === 429);
  assert.equal(refused?.headers['retry-after'], '2');
  assert.match(refused.body, /<html lang="fr">.*Patientez un instant/s);
});

test('an invented session costs no render where there is nothing to preview', async (t) => {
  const site = await startServer();
  t.after(() => site.stop());
  const cookie = (what: string) => `next-auth.session-token=${what.padEnd(40, 'x')}`;
  const ask = (path: string, what: string) =>
    site.send(path, { headers: { cookie: cookie(what) } });
  await ask('/master-maroc/nulle', 'invented-0');
  const before = site.asked.length;
  for (let at = 1; at < 5; at += 1) await ask('/master-maroc/nulle', `invented-${at}`);
  assert.equal(site.asked.length, before);
});

test('the gate of the back-office is limited for whoever is not signed in, and for nobody else', async (t) => {
  const site = await startServer({ pages: { '/admin': slow } });
  t.after(() => site.stop());
  const statuses = async (cookie: string) => {
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const all = await Promise.all(
      Array.from({ length: FLOOD }, () => site.send('/admin', { headers })),
    );
    return [...new Set(all.map(({ status }) => status))].sort();
  };
  const name = 'next-auth.session-token=';
  assert.deepEqual(await statuses(''), [200, 429]);
  assert.deepEqual(await statuses(name + 'invented'.padEnd(40, 'x')), [200, 429]);
});
