import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { sendImport } from '../../fixtures/data/import';
import { bringPeople } from '../../fixtures/people/people';

/** Many times what is written at once. Of 5,000 the bench says how long they take. */
const ROWS = 1500;
const OTHERS = '/api/cities?q=fes';

const { admin, visitor, db } = await bringPeople();

test(`${ROWS} rows are checked and written, with progress, while others are answered`, async () => {
  const mark = randomUUID().slice(0, 8);
  const { slug } = await db.establishment.findFirstOrThrow();
  const rows = Array.from(
    { length: ROWS },
    (_, at) =>
      `Master ${at} ${mark},m-${at}-${mark},master,annonce,${slug},finance,4,1250,an,2026,Étude du dossier`,
  );
  const file = `name,slug,kind,status,establishment,categories,semesters,fee_amount,fee_per,fee_year,admission\n${rows.join('\n')}\n`;
  assert.equal((await visitor.get(OTHERS)).status, 200);
  const { report } = await sendImport(admin, 'programmes', file);
  assert.equal(report?.counts.create, ROWS);

  let isDone = false;
  const writing = sendImport(admin, 'programmes', file, { plan: report?.plan ?? '' }).finally(
    () => (isDone = true),
  );
  const meanwhile: number[] = [];
  while (!isDone) {
    // Of many addresses, since one may only ask so often.
    const address = `10.77.${meanwhile.length >> 8}.${meanwhile.length & 255}`;
    const { status } = await visitor.get(OTHERS, { headers: { 'x-forwarded-for': address } });
    if (!isDone) meanwhile.push(status);
  }
  const done = await writing;
  assert.equal(done.failure, undefined);
  assert.deepEqual([...new Set(meanwhile)], [200]);
  assert.equal(await db.programme.count({ where: { slug: { endsWith: mark } } }), ROWS);
  const steps = done.messages.flatMap((one) => ('progress' in one ? one.progress : []));
  const written = steps.filter(({ step }) => step === 'writing').map(({ done }) => done);
  assert.equal(written.at(-1), ROWS, JSON.stringify(written));
  assert.deepEqual(
    written,
    written.toSorted((a, b) => a - b),
  );
});
