import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, test } from 'node:test';
import { dueLetter, endLeases, reaches, subscribeMany } from '@/tests/fixtures/data/letters';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { query } from '@/tests/fixtures/database/postgres';
import { type TcpProxy, startTcpProxy } from '@/tests/fixtures/database/tcp-proxy';
import { type PostOffice, openPostOffice } from '@/tests/fixtures/people/post-office';
import { eventually } from '@/tests/fixtures/running/eventually';
import { type Worker, hasBegun, spawnJobWorker, withBoss } from '@/tests/fixtures/jobs/job-workers';
import { jobNames } from './table';

const COUNT = 120;

onDatabase('jobs of several instances', ({ url, db }) => {
  let office: PostOffice;
  let proxy: TcpProxy;
  const workers: Worker[] = [];
  before(async () => {
    office = await openPostOffice();
    proxy = await startTcpProxy(Number(new URL(url).port));
  });
  after(async () => {
    for (const worker of workers) worker.process.kill('SIGKILL');
    await office.stop();
    await proxy.close();
  });

  test('three begin at once on a database without jobs, and each queue is there once', async () => {
    for (let n = 0; n < 3; n += 1) start();
    await Promise.all(workers.map(hasBegun));
    const queues = await query(url, 'SELECT name, heartbeat_seconds FROM pgboss.queue');
    const own = queues.filter(({ name }) => !String(name).startsWith('__pgboss__'));
    assert.deepEqual(own.map(({ name }) => name).toSorted(), jobNames.toSorted());
    assert.ok(own.every(({ heartbeat_seconds }) => heartbeat_seconds !== null));
    const schedules = await query(url, 'SELECT name, timezone FROM pgboss.schedule');
    assert.equal(schedules.length, 3);
    assert.ok(schedules.every(({ timezone }) => timezone === 'Africa/Casablanca'));
  });

  test('one is killed in its turn: everybody gets the letter once, and the job is done again', async () => {
    await subscribeMany(db, COUNT);
    office.hold('mail', COUNT / 4);
    const id = await dueLetter(db);
    await askForLetters();
    await eventually(async () => assert.equal(office.waiting(), 6));
    const [killed] = workers;
    await kill(killed);
    await eventually(async () => assert.equal(office.cut().length, 2));
    const [left] = await active();
    assert.equal(left?.count, 6, 'the two of the killed one are nobody’s yet');
    await endLeases(db, office.cut());
    office.letGo();
    await eventually(async () => {
      const open = { letterId: id, state: { in: ['waiting', 'claimed'] } };
      assert.equal(await db.letterRecipient.count({ where: open }), 0);
    }, 60_000);

    // Those who live have ended theirs, which would count as dead as well.
    await eventually(async () => assert.equal((await active())[0]?.count, 2));
    // As after the thirty seconds in which a worker has to say that it lives.
    const overdue = `UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute'`;
    await query(url, `${overdue} WHERE name = 'letters' AND state = 'active'`);
    await query(url, `UPDATE pgboss.queue SET monitor_claim_on = NULL, monitor_on = NULL`);
    await withBoss(url, (boss) => boss.supervise('letters'));
    await eventually(async () => assert.equal((await active())[0]?.count, 0));
    await askForLetters();
    await reaches(db, id, 'sent');

    const rows = await db.letterRecipient.groupBy({ by: ['state'], _count: true });
    assert.deepEqual(Object.fromEntries(rows.map((row) => [row.state, row._count])), {
      sent: COUNT - 2,
      unknown: 2,
    });
    assert.equal(office.addresses().length, office.taken(), 'nobody got it twice');
    const again = `SELECT FROM pgboss.job WHERE retry_count > 0 AND state = 'completed'`;
    await eventually(async () => assert.equal((await query(url, again)).length, 2));
  });

  test('what is not wanted any more is scheduled no more, and what waits twice is one', async () => {
    await withBoss(url, async (boss) => {
      await boss.createQueue('former');
      await boss.schedule('former', '* * * * *');
    });
    await hasBegun(start());
    assert.equal((await query(url, 'SELECT FROM pgboss.schedule')).length, 3);
    const ids = await withBoss(url, (boss) =>
      Promise.all([1, 2, 3].map(() => boss.send('letters', {}, { startAfter: 3600 }))),
    );
    await query(url, `DELETE FROM pgboss.job WHERE start_after > now() + interval '1 minute'`);
    assert.ok(ids.filter((one) => one !== null).length < 2);
  });

  test('a stop waits for the letter that is on its way, and leaves no job behind', async () => {
    await Promise.all(workers.map(kill));
    await query(url, `DELETE FROM pgboss.job WHERE state = 'active'`);
    const id = await dueLetter(db, 'Au revoir');
    office.hold('mail');
    const worker = start();
    await eventually(async () => assert.equal(office.waiting(), 2));
    worker.process.kill('SIGTERM');
    await once(worker.process, 'message');
    const ended = once(worker.process, 'exit');
    office.letGo();
    assert.deepEqual(await ended, [0, null]);
    const states = await db.letterRecipient.groupBy({
      by: ['state'],
      where: { letterId: id },
      _count: true,
    });
    const counts = Object.fromEntries(states.map((row) => [row.state, row._count]));
    assert.deepEqual(counts, { sent: 2, waiting: COUNT - 2 });
    assert.equal((await active())[0]?.count, 0);
    await db.letter.deleteMany({ where: { id } });
  });

  test('the database goes and comes back: one line says so, and no restart is needed', async () => {
    const through = Object.assign(new URL(url), { port: String(proxy.port) }).href;
    const worker = start(through);
    await hasBegun(worker);
    const first = await dueLetter(db, 'Avant');
    await askForLetters();
    await reaches(db, first, 'sent');
    proxy.reset();
    const waits = () => worker.output().match(/jobs wait for the database/g)?.length ?? 0;
    await eventually(async () => assert.equal(waits(), 1));
    const taken = office.taken();
    const second = await dueLetter(db, 'Après');
    await askForLetters();
    // It has looked in vain by then: what it asks for waits.
    await eventually(async () => assert.ok(proxy.refused() > 9));
    assert.equal(office.taken(), taken);
    proxy.pass();
    await reaches(db, second, 'sent');
    assert.equal(waits(), 1);
    assert.equal(office.taken(), taken + COUNT);
  });

  function start(databaseUrl = url): Worker {
    const worker = spawnJobWorker(databaseUrl, office.url);
    workers.push(worker);
    return worker;
  }
  async function kill(worker: Worker | undefined): Promise<void> {
    if (!worker || worker.process.exitCode !== null || worker.process.signalCode) return;
    const ended = once(worker.process, 'exit');
    worker.process.kill('SIGKILL');
    await ended;
  }
  const askForLetters = () => withBoss(url, (boss) => boss.send('letters', {}));
  const active = () =>
    query(url, `SELECT count(*)::int FROM pgboss.job WHERE name = 'letters' AND state = 'active'`);
});
