import assert from 'node:assert/strict';
import { randomInt, randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Method, Operation } from '@/lib/api/contract';
import { operations } from '@/lib/api/contracts/index';
import { refusalsOf, statusOf } from '@/lib/api/openapi/document';
import { bringPeople, entity } from '@/tests/fixtures/people/people';
import type { Call } from '@/tests/fixtures/site/client';
import { pictureForm } from '@/tests/fixtures/data/picture-form';
import { resourceNames, samples } from '@/tests/fixtures/data/samples';
import { signIn } from '@/tests/fixtures/people/sign-in';

// Several take turns, because one may not make as many changes a minute as there are operations.
const { admins: admin, member, visitor, db } = await bringPeople();
/** Where nothing is there is nothing beside it, and nothing is left to take away. */
const OF_ANY_ID =
  /^(?:GET|DELETE) .*\/(?:uses|draft|presence)$|^GET .*{id}\/sources$|^GET \/api\/articles\/(?:city|university)\//;
const upload = async () =>
  (await (
    await admin.send('/api/admin/media', { method: 'POST', ...(await pictureForm()) })
  ).json()) as { url: string };
const [uploaded, another] = [await upload(), await upload()];
/** The row that the next call for many rows is to delete. */
let made = '';
/** The version of the row that is to be restored. */
let seenAt = '';

test('every address answers the methods that it is documented with, and no other (spec 4.9)', async () => {
  for (const [path, methods] of Object.entries(operations)) {
    const options = await visitor.send(path.replaceAll(/\{\w+\}/g, 'x'), { method: 'OPTIONS' });
    const allowed = (options.headers.get('allow') ?? '').split(', ');
    assert.deepEqual(
      allowed.filter((method) => method !== 'HEAD' && method !== 'OPTIONS').toSorted(),
      Object.keys(methods).toSorted(),
      path,
    );
  }
});

for (const [path, methods] of Object.entries(operations)) {
  for (const [method, operation] of Object.entries(methods) as [Method, Operation][]) {
    test(`${method} ${path} answers as documented`, async () => {
      // The client itself compares every body with the document.
      const expected = statusOf(operation);
      const target = await existing(path, method);
      // One address may not make as many calls a minute as there are operations.
      const from = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` };
      const send = (who: typeof admin, { headers, ...call }: Call = {}, where = target) =>
        who.send(where, {
          method,
          ...call,
          headers: { ...from, ...headers },
        });
      const refusals = refusalsOf(path, method, operation);
      const refused = async (answer: Promise<Response>) => {
        const { status } = await answer;
        assert.ok(refusals.includes(status), `${status} is not documented`);
      };
      if (refusals.includes(401)) await refused(send(visitor));
      if (['staff', 'admin'].includes(operation.access)) await refused(send(member));
      if (operation.query) await refused(send(admin, {}, withUnknown(target)));
      const { rawBody, body = rawBody } = operation;
      const sample = rawBody?.type === 'multipart/form-data' ? await pictureForm() : undefined;
      const file = rawBody?.type === 'text/csv' ? CSV_FILE : sample;
      const good = () => file ?? (body ? { body: bodyFor(path) } : {});
      if (path.includes('{')) {
        const { status } = await send(
          admin,
          good(),
          path.replaceAll(/\{\w+\}/g, () => randomUUID()),
        );
        assert.equal(status, OF_ANY_ID.test(`${method} ${path}`) ? expected : 404);
      }
      if (body) {
        await refused(send(admin, { raw: '{' }));
        await refused(send(admin, { raw: '{}', headers: { 'content-type': 'image/png' } }));
        await refused(send(admin, { body: {} }));
      }
      // Signing out must not end the session that the other calls need.
      const who = path === '/api/logout' ? visitor : admin;
      const done = await send(who, good());
      // The site under test has no mail server; the tests of mail see the 200.
      assert.equal(done.status, path === '/api/contact' ? 503 : expected);
    });
  }
}

const CSV_FILE = { raw: 'slug\n', headers: { 'content-type': 'text/csv' } };
const withUnknown = (target: string) => `${target}${target.includes('?') ? '&' : '?'}unknown=1`;

function bodyFor(path: string): object {
  if (path === '/api/admin/media') return { url: uploaded.url, alt: 'Une autre couleur' };
  if (path.endsWith('/replace')) return { url: uploaded.url, by: another.url };
  if (path.endsWith('/crop')) return { url: uploaded.url, left: 1, top: 1, width: 20, height: 20 };
  if (/^\/api\/admin\/(?:preview|links)$/.test(path)) return { content: '# Un titre' };
  if (path === '/api/contact')
    return { name: 'A', email: 'a@example.org', subject: 'B', message: 'C' };
  if (path === '/api/event') return { name: 'pageview', domain: 'x', url: 'https://x.example/' };
  if (path.endsWith('/restore')) return { updatedAt: seenAt };
  if (path.endsWith('/draft')) return { values: { slug: 'à moitié' } };
  if (path.endsWith('/digest')) return { isOn: false, weekday: 2, hour: 9 };
  if (path.endsWith('/merge')) return { into: made };
  if (path.endsWith('/settings')) return { factsLicence: 'cc-by-4.0' };
  if (path.endsWith('/bulk')) return { action: 'delete', ids: [made] };
  if (path.endsWith('/redirects'))
    return { source: `/ancienne-${randomUUID()}`, target: '/villes' };
  if (path.endsWith('/redirects/{id}')) return { source: '/ancienne', target: '/villes' };
  if (path.endsWith('/proposals/decline')) return { ids: [randomUUID()], reason: 'En masse' };
  if (path.endsWith('/decline')) return { reason: 'Introuvable dans la source' };
  if (path === '/api/proposals')
    return { kind: 'addition', what: randomUUID(), sourceUrl: 'https://example.org/' };
  if (path.endsWith('/accept')) return samples.programmes();
  if (path.endsWith('/admin')) return { isAdmin: false };
  if (path.endsWith('/editor')) return { isEditor: true };
  if (path.includes('/letters/{id}/act')) return { action: 'withdraw' };
  if (path.includes('/letters')) return { subject: 'Une lettre', body: 'Bonjour' };
  if (path.includes('newsletter')) return { email: `${randomUUID()}@example.org` };
  const name = resourceNames.find((one) => path.startsWith(`/api/admin/${one}`)) ?? 'cities';
  return samples[name]();
}

/** The path with the id or slug of a row made for it. */
async function existing(path: string, method: Method): Promise<string> {
  if (path === '/api/admin/media' && method === 'GET') {
    return `${path}?${new URLSearchParams({ url: uploaded.url })}`;
  }
  if (path === '/api/admin/media' && method === 'DELETE') {
    return `${path}?${new URLSearchParams({ url: (await upload()).url })}`;
  }
  if (path.endsWith('/bulk') || path.endsWith('/merge')) {
    const name = resourceNames.find((one) => path.includes(`/${one}/`)) ?? 'cities';
    made = (await entity(await admin.post(`/api/admin/${name}`, samples[name]()))).id;
  }
  if (path.endsWith('/trash') && method === 'DELETE') {
    return `${path}?until=2020-01-01T00:00:00Z`;
  }
  if (!path.includes('{')) return path;
  const fill = (value: string) => path.replace(/\{\w+\}/, value);
  if (path.includes('/proposals/')) {
    const data = { kind: 'addition', what: 'Un master', sourceUrl: 'https://example.org/' };
    return fill((await db.proposal.create({ data })).id);
  }
  if (path.includes('/letters/{id}')) {
    const released = { state: 'scheduled', html: 'h', plain: 'p', sendAt: new Date('9999-01-01') };
    const data = { subject: 'Une lettre', ...(path.endsWith('/act') ? released : {}) };
    return fill((await db.letter.create({ data })).id);
  }
  if (path.includes('/redirects/')) {
    const data = { source: `/ancienne-${randomUUID()}`, target: '/villes' };
    return fill((await db.redirect.create({ data })).id);
  }
  if (path.includes('/users/')) return fill((await signIn(db, { isAdmin: false })).id);
  if (path.includes('/admin/newsletter/')) {
    const email = `${randomUUID()}@example.org`;
    const data = { email, consentVersion: 'test' };
    return fill((await db.newsletterSubscriber.create({ data })).id);
  }
  const name =
    path.includes('cities') || path.includes('cityId')
      ? 'cities'
      : (resourceNames.find((one) => path.includes(one) && !path.includes('universityId')) ??
        'universities');
  const published = name === 'articles' ? { publishedAt: '2024-01-01T00:00:00Z' } : {};
  const row = await entity(
    await admin.post(`/api/admin/${name}`, { ...samples[name](), ...published }),
  );
  const filled = fill(path.includes('{slug}') ? row.slug : row.id);
  if (!path.includes('{revision}')) return filled;
  seenAt = row.updatedAt;
  const { id } = await db.revision.findFirstOrThrow({ where: { entityId: row.id } });
  return filled.replace('{revision}', id);
}
