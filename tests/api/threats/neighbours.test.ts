import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { parse } from 'node-html-parser';
import { bringPeople } from '../../fixtures/people/people';
import { eventually } from '../../fixtures/running/eventually';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';
import { untilRefused } from '../../fixtures/running/until-refused';
import { createClient } from '../../fixtures/site/client';

// Alone on its site: it reaches the limits of the whole site, and fills and empties the queue.
const { admin, db } = await bringPeople();
const ROW = 'threat 46: limits shared by neighbours, boxes and domains';

/** Each time another network of one /48, or another address of one /24. */
function shiftyClient(kind: 'IPv6' | 'IPv4') {
  const [one, other] = [randomInt(65_536).toString(16), randomInt(256)];
  let at = 0;
  const headers = () => {
    at += 1;
    const last = kind === 'IPv6' ? `2001:db8:${one}:${at.toString(16)}::1` : `10.9.${other}.${at}`;
    return { 'x-forwarded-for': last };
  };
  const client = createClient();
  return {
    get: (path: string) => client.get(path, { headers: headers() }),
    post: (path: string, body: unknown) => client.post(path, body, { headers: headers() }),
  };
}
const subscription = () => ({ email: `${randomUUID()}@${randomUUID().slice(0, 8)}.example` });
const proposal = () => ({
  ...{ kind: 'addition', what: `Il manque ${randomUUID()}` },
  sourceUrl: 'https://example.org/source',
});
const message = () => ({
  ...{ name: 'Salma', email: 'salma@example.org', subject: 'Question', message: 'Bonjour' },
});

for (const kind of ['IPv6', 'IPv4'] as const) {
  test(`${ROW}: ${kind} neighbours may start 50 sign-ins a minute together, and others go on`, async () => {
    const crowd = shiftyClient(kind);
    const { accepted, refused } = await untilRefused(50, () => crowd.get('/api/login'), 10);
    assert.deepEqual(accepted, [302]);
    assert.match(refused.headers.get('retry-after') ?? '', /^[1-9]\d?$/);
    assert.equal((await createClient().get('/api/login')).status, 302);
  });

  for (const [path, body, busy] of [
    ['/api/newsletter/subscribe', subscription, [503]],
    ['/api/proposals', proposal, [503]],
    // Without a mail server it says 503 to all that it lets through.
    ['/api/contact', message, []],
  ] as const) {
    test(`${ROW}: ${kind} neighbours may send 25 a minute together to ${path}`, async () => {
      const crowd = shiftyClient(kind);
      const send = () => untilNotBusy(() => crowd.post(path, body()), busy);
      const { accepted } = await untilRefused(25, send, 5);
      assert.equal(accepted.length, 1, accepted.join());
      assert.notEqual((await createClient().post(path, body())).status, 429);
    });
  }
}

test(`${ROW}: a queue that one network has filled takes what others propose`, async () => {
  await db.proposal.createMany({ data: Array.from({ length: 1000 }, proposal) });
  const [one, other] = [proposal(), proposal()];
  for (const { what, ...rest } of [one, other]) {
    const answer = await createClient().post('/api/proposals', { what, ...rest });
    assert.equal(answer.status, 200);
    assert.ok(await db.proposal.findFirst({ where: { what } }));
  }
  assert.ok(await db.proposal.findFirst({ where: { what: one.what } }), 'nor one by another');
});

test(`${ROW}: whoever floods displaces the own, in a tenth of the queue`, async () => {
  await db.proposal.deleteMany();
  const flood = createClient();
  const kept = proposal();
  await flood.post('/api/proposals', kept);
  const { neighbourhood, sender } = await db.proposal.findFirstOrThrow({
    where: { what: kept.what },
  });
  assert.ok(neighbourhood && sender && neighbourhood !== sender);
  await db.proposal.createMany({
    data: Array.from({ length: 99 }, () => ({ ...proposal(), neighbourhood, sender })),
  });
  const late = proposal();
  assert.equal((await flood.post('/api/proposals', late)).status, 200);
  assert.equal(await db.proposal.count({ where: { neighbourhood } }), 100);
  for (const { what } of [kept, late]) assert.ok(await db.proposal.findFirst({ where: { what } }));
});

test(`${ROW}: staff see when the limit of the whole site was reached`, async () => {
  const told = async () => {
    const page = parse(await (await admin.get('/admin')).text());
    return page.querySelector('[aria-label*="hourly limit"]')?.text ?? '';
  };
  assert.equal(await told(), '');
  const path = '/api/newsletter/subscribe';
  assert.equal((await createClient().post(path, subscription())).status, 200);
  await db.$executeRaw`
    UPDATE rate_limits SET points = 600 WHERE key LIKE 'subscribe-site/3600:%'`;
  const refused = await createClient().post(path, subscription());
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get('retry-after')) > 60);
  await eventually(async () => {
    assert.match(
      await told(),
      /hourly limit was reached.*subscriptions to the newsletter: 1 refused/,
    );
  });
});
