import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, test } from 'node:test';
import { applyImport, sendImport } from '../../fixtures/data/import';
import { connectPatiently } from '@/lib/db/connect/client';
import { createOwnDatabase, embeddedUrl } from '../../fixtures/database/site-database';
import { signIn } from '../../fixtures/people/sign-in';
import { createClient } from '../../fixtures/site/client';
import { startSite } from '../../fixtures/site/site';

const ROWS = 5000;
const isServer = process.env.TEST_DATABASE_URL !== undefined;
/** The embedded database has one backend, so there only what is kept is answered meanwhile. */
const OTHERS = isServer ? '/api/cities?limit=1' : '/villes';

// A site of its own, because on the embedded database the tests beside it would get 503.
const database = isServer ? await createOwnDatabase(`test-${randomUUID()}`) : '';
const site = await startSite({ env: { DATABASE_URL: database } });
const db = connectPatiently(database || (await embeddedUrl(site.dataDir)));
const admin = createClient(site.url, (await signIn(db)).cookie);
const visitor = createClient(site.url);
after(async () => {
  await db.$disconnect();
  await site.stop();
});

// That it takes less than 30 s on a machine that does nothing else is a bar of the bench.
test('5,000 rows are checked and written, with progress, while others are answered', async (t) => {
  const mark = randomUUID().slice(0, 8);
  const { slug } = await db.establishment.findFirstOrThrow();
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      `Master ${at} ${mark},m-${at}-${mark},master,annonce,${slug},finance,4,1250,an,2026,Étude du dossier`,
  );
  const file = `name,slug,kind,status,establishment,categories,semesters,fee_amount,fee_per,fee_year,admission\n${rows.join('\n')}\n`;
  const waits: { status: number; ms: number }[] = [];
  assert.equal((await visitor.get(OTHERS)).status, 200);
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      const asked = performance.now();
      const { status } = await visitor.get(OTHERS);
      waits.push({ status, ms: performance.now() - asked });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  const started = performance.now();
  const { report } = await sendImport(admin, 'programmes', file);
  const checked = performance.now() - started;
  const done = await sendImport(admin, 'programmes', file, { plan: report?.plan ?? '' });
  const ms = performance.now() - started;
  isDone = true;
  await others;
  t.diagnostic(
    `checked ${checked.toFixed(0)} ms, in all ${ms.toFixed(0)} ms, others waited ${Math.max(...waits.map((wait) => wait.ms)).toFixed(0)} ms at most (${waits.length})`,
  );
  assert.equal(done.failure, undefined);
  assert.deepEqual(
    waits.filter(({ status }) => status !== 200),
    [],
  );
  assert.equal(await db.programme.count({ where: { slug: { endsWith: mark } } }), ROWS);
  const steps = done.messages.flatMap((one) => ('progress' in one ? one.progress : []));
  const written = steps.filter(({ step }) => step === 'writing').map(({ done }) => done);
  assert.ok(written.length > 3 && written.at(-1) === ROWS, JSON.stringify(written));
});

test('5,000 subscribers come in at once', async () => {
  const rows = Array.from({ length: ROWS }, (_, at) => `n${at}@example.org;2025-09-03;Liste`);
  const file = `email;consent_date;consent_source\r\n${rows.join('\r\n')}\r\n`;
  const { report } = await applyImport(admin, 'subscribers', file);
  assert.equal(report?.counts.create, ROWS);
  const imported = { consentSource: 'Liste', active: true };
  assert.equal(await db.newsletterSubscriber.count({ where: imported }), ROWS);
});
