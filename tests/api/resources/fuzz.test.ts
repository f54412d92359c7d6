import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { createClient } from '../../fixtures/site/client';
import { bringPeople, entity } from '../../fixtures/people/people';
import { resourceNames, samples } from '../../fixtures/data/samples';
import type { SignedIn } from '../../fixtures/people/sign-in';
import { type FuzzedRequest, fuzzedRequests } from '../../fuzz/requests';

const RUNS = Number(process.env.TEST_FUZZ_RUNS ?? 1000);
const SEED = Number(process.env.TEST_FUZZ_SEED ?? randomInt(2 ** 31));
const LANES = 4;
const STAFF = 16;
const TRACE = /\n\s+at |node_modules|PrismaClient|\/lib\/[\w/-]+\.ts/;

const { db, admin, adminUser, memberUser, bring } = await bringPeople();
// One administrator may make 120 changes a minute, so that many of them take turns.
const staff: SignedIn[] = [];
while (staff.length < STAFF) staff.push(await bring());
const ids: Record<string, string> = { users: memberUser.id };
for (const name of resourceNames) {
  ids[name] = (await entity(await admin.post(`/api/admin/${name}`, samples[name]()))).id;
}
const subscriber = { email: `fuzz-${adminUser.id}@example.org`, consentVersion: 'test' };
ids.newsletter = (await db.newsletterSubscriber.create({ data: subscriber })).id;

test(`${RUNS} generated requests: none breaks the site, tells of its inside or changes a row (seed ${SEED})`, async (t) => {
  const before = await rows();
  const statuses = new Map<number, number>();
  const lane = (number: number) =>
    fc.assert(
      fc.asyncProperty(fuzzedRequests(ids), async (request) => {
        const answer = await send(request);
        const text = await answer.text();
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        assert.ok(answer.status < 500, `${answer.status} ${text.slice(0, 300)}`);
        assert.ok(answer.status >= 400 || isHarmless(request), `accepted with ${answer.status}`);
        assert.doesNotMatch(text, TRACE);
      }),
      { numRuns: Math.ceil(RUNS / LANES), seed: SEED + number },
    );
  await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)));
  assert.deepEqual(await rows(), before);
  const seen = [...statuses].toSorted(([a], [b]) => a - b).map((pair) => pair.join(' × '));
  t.diagnostic(`fuzz: ${seen.join(', ')}`);
});

/** Reads may succeed, forms without JavaScript lead on, and an event may be let fall. */
function isHarmless({ method, path }: FuzzedRequest): boolean {
  if (/^(?:GET|HEAD|OPTIONS)$/.test(method)) return true;
  return method === 'POST' && /^\/(?:api\/event|newsletter\/|contact\/)/.test(path);
}

function send({ who, method, path, raw, headers }: FuzzedRequest): Promise<Response> {
  const cookie = {
    visitor: undefined,
    member: memberUser.cookie,
    admin: staff[randomInt(STAFF)]?.cookie,
    forged: 'next-auth.session-token=forged; __Host-x=1',
  }[who];
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const call = { method, cookie, headers, ...(hasBody && raw !== undefined ? { raw } : {}) };
  // Each from another address, because an address may make 600 calls a minute.
  return createClient().send(path, call);
}

/** What no request of this test may change. */
async function rows() {
  const where = (id?: string) => ({ where: { id: id ?? '' } });
  return {
    article: await db.article.findUnique({ ...where(ids.articles), omit: { viewCount: true } }),
    university: await db.university.findUnique(where(ids.universities)),
    category: await db.category.findUnique(where(ids.categories)),
    city: await db.city.findUnique(where(ids.cities)),
    establishment: await db.establishment.findUnique(where(ids.establishments)),
    programme: await db.programme.findUnique(where(ids.programmes)),
    call: await db.call.findUnique(where(ids.calls)),
    user: await db.user.findUnique(where(ids.users)),
    subscriber: await db.newsletterSubscriber.findUnique(where(ids.newsletter)),
    made: await db.auditEntry.count({
      where: { actorId: { in: [memberUser.id, ...staff.map(({ id }) => id)] } },
    }),
  };
}
