import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, describe, test } from 'node:test';
import { todayInMorocco } from '@/lib/french/dates';
import { weekOf } from '@/lib/mail/letters/digests';
import { fillWorld, subscriber } from '@/tests/fixtures/data/digests';
import { openPostOffice } from '../../fixtures/people/post-office';
import { signIn } from '../../fixtures/people/sign-in';
import { eventually } from '../../fixtures/running/eventually';
import { withBoss } from '../../fixtures/jobs/job-workers';
import { DAY, HOUR, ahead } from '../../fixtures/running/moments';
import { beforeFullHour } from '../../fixtures/running/while-it-lasts';
import { createClient } from '../../fixtures/site/client';
import { startOwnSite } from '../../fixtures/site/own-site';

const PATH = '/api/admin/digest';
/** So that the site prepares none of its own meanwhile. */
const inThreeDays = ahead(3 * DAY).getUTCDay() || 7;
const ON = { isOn: true, weekday: inThreeDays, hour: 9 };

const office = await openPostOffice();
const site = await startOwnSite({ SMTP_URL: office.url, LETTERS_PER_MINUTE: '60000' });
const { db } = site;
const admin = createClient(site.url, (await signIn(db)).cookie);
const world = await fillWorld(db);
after(async () => {
  await site.stop();
  await office.stop();
});

type State = {
  isOn: boolean;
  isPrepared: boolean;
  nextAt: string;
  skipped: { at: string; why: string } | null;
  weekday: number;
  hour: number;
};
type Readers = Record<'readers' | 'withNews', number> & {
  groups: { items: number; readers: number }[];
  subjects: { id: string; name: string }[];
};
const read = async () => (await (await admin.get(PATH)).json()) as State;
const readers = async () => (await (await admin.get(`${PATH}/readers`)).json()) as Readers;

/** As it is a day before, for a time that is still to come. */
async function prepare(sendAt: Date): Promise<string> {
  await db.letter.deleteMany();
  const digestWeek = new Date(weekOf(sendAt));
  const data = { subject: 'Du nouveau', state: 'prepared', sendAt, digestWeek };
  return (await db.letter.create({ data, select: { id: true } })).id;
}

test('it is off until somebody switches it on, to a time that there is', async () => {
  for (const wrong of [{ weekday: 0 }, { weekday: 8 }, { hour: 24 }, { isOn: 'yes' }, { x: 1 }]) {
    assert.equal((await admin.put(PATH, { ...ON, ...wrong })).status, 422);
  }
  assert.equal((await read()).isOn, false);
});

test('it is switched on, and says when it goes out and who would get how much', async () => {
  await subscriber(db, 'finance@example.org', { categories: [world.finance.id], calls: true });
  await subscriber(db, 'agadir@example.org', { cities: [world.agadir.id] });
  const other = await db.city.create({ data: { name: 'Ifrane', slug: randomUUID() } });
  await subscriber(db, 'nothing@example.org', { cities: [other.id] });
  assert.doesNotMatch(
    await (await createClient(site.url).get('/newsletter')).text(),
    /name="sujet"/,
  );
  assert.equal((await admin.put(PATH, ON)).status, 200);
  assert.match(await (await createClient(site.url).get('/newsletter')).text(), /name="sujet"/);
  const state = await read();
  assert.deepEqual(Object.keys(state).toSorted(), [
    ...['hour', 'isOn', 'isPrepared', 'nextAt', 'skipped', 'weekday'],
  ]);
  const { groups, subjects, ...counts } = await readers();
  assert.deepEqual([state.isOn, counts], [true, { readers: 3, withNews: 2 }]);
  assert.deepEqual(groups, [
    { items: 1, readers: 1 },
    { items: 3, readers: 1 },
  ]);
  assert.ok(new Date(state.nextAt) > ahead(DAY));
  assert.ok(subjects.some(({ name }) => name === 'Finance'));
  const preview = async (query = '') =>
    (await (await admin.get(`${PATH}/preview${query}`)).json()) as { plain: string };
  assert.match((await preview()).plain, /Notariat/);
  const ofFinance = (await preview(`?subject=${world.finance.id}`)).plain;
  assert.match(ofFinance, /Audit/);
  assert.doesNotMatch(ofFinance, /Notariat/);
  assert.equal((await admin.get(`${PATH}/preview?subject=x`)).status, 422);
  const lines = await db.auditEntry.findMany({ where: { entity: 'digest settings' } });
  assert.equal(lines.length, 1);
});

test('one that is prepared can be stopped and nothing else, and the next is a week later', async () => {
  const { nextAt } = await read();
  const id = await prepare(new Date(nextAt));
  assert.equal((await read()).isPrepared, true);
  const act = (action: string) => admin.post(`/api/admin/letters/${id}/act`, { action });
  for (const action of ['send', 'withdraw', 'pause', 'resume', 'test']) {
    assert.equal((await act(action)).status, 409, action);
  }
  assert.equal((await admin.delete(`/api/admin/letters/${id}`)).status, 409);
  const shown = (await (await admin.get(`/api/admin/letters/${id}/preview`)).json()) as {
    plain: string;
  };
  assert.match(shown.plain, /Audit/);
  assert.equal((await act('stop')).status, 200);
  const { isPrepared, nextAt: later, skipped } = await read();
  assert.deepEqual([isPrepared, skipped], [false, { at: nextAt, why: 'stopped' }]);
  assert.ok(Date.parse(later) - Date.parse(nextAt) > 6 * DAY);
});

test('another hour, or the switch, takes back what was prepared', async () => {
  const id = await prepare(ahead(2 * HOUR));
  assert.equal((await admin.put(PATH, { ...ON, hour: 10 })).status, 200);
  assert.equal(await db.letter.count({ where: { id } }), 0);
  const again = await prepare(ahead(2 * HOUR));
  assert.equal((await admin.put(PATH, { ...ON, isOn: false, hour: 10 })).status, 200);
  assert.equal(await db.letter.count({ where: { id: again } }), 0);
  assert.doesNotMatch(
    await (await createClient(site.url).get('/newsletter')).text(),
    /name="sujet"/,
  );
});

/** One whose time is now; another one if the day, on which alone it goes out, ended meanwhile. */
async function sentToday(): Promise<{ state: string; sent: number }> {
  const day = todayInMorocco();
  const id = await prepare(new Date());
  await withBoss(site.databaseUrl, (boss) => boss.send('letters', {}));
  let found = { state: 'prepared', sent: 0 };
  await eventually(async () => {
    const answer = await admin.get(`/api/admin/letters/${id}`);
    const { state, counts } = (await answer.json()) as { state: string; counts: { sent: number } };
    found = { state, sent: counts.sent };
    assert.match(state, /^(?:sent|stopped)$/);
  });
  return found.state === 'stopped' && todayInMorocco() !== day ? sentToday() : found;
}

test('its time comes, and it goes out by itself with a report', async () => {
  const { state, sent } = await sentToday();
  assert.deepEqual([state, sent], ['sent', 2]);
  assert.deepEqual(office.addresses().toSorted(), ['agadir@example.org', 'finance@example.org']);
  assert.ok(!site.output().includes('finance@example.org'));
});

test('a subject that is merged is followed, and one that is deleted is gone', async () => {
  const id = await subscriber(db, 'merged@example.org', {
    categories: [world.finance.id, world.droit.id],
    cities: [world.rabat.id],
  });
  const into = await db.category.create({ data: { name: 'Gestion', slug: randomUUID() } });
  const merge = (from: string, to: string) =>
    admin.post(`/api/admin/categories/${from}/merge`, { into: to });
  const first = await merge(world.finance.id, into.id);
  assert.equal(first.status, 200, await first.clone().text());
  assert.equal((await merge(world.droit.id, into.id)).status, 200);
  const chosen = await db.subscriberCategory.findMany({ where: { subscriberId: id } });
  assert.deepEqual(
    chosen.map(({ categoryId }) => categoryId),
    [into.id],
    'once, although both led there',
  );
  assert.equal((await admin.delete(`/api/admin/cities/${world.rabat.id}`)).status, 200);
  assert.equal(await db.subscriberCity.count({ where: { subscriberId: id } }), 0);
});

test('whoever loses their last subject does not get all calls instead', async () => {
  const alone = await db.category.create({ data: { name: 'Seule', slug: randomUUID() } });
  const other = await db.category.create({ data: { name: 'Autre', slug: randomUUID() } });
  const wish = { categories: [alone.id], calls: true };
  const one = await subscriber(db, 'one@example.org', wish);
  const two = await subscriber(db, 'two@example.org', {
    calls: true,
    categories: [alone.id, other.id],
  });
  const all = await subscriber(db, 'all@example.org', { calls: true });
  assert.equal((await admin.delete(`/api/admin/categories/${alone.id}`)).status, 200);
  const rowOf = (id: string) => db.newsletterSubscriber.findUniqueOrThrow({ where: { id } });
  const { wantsCalls, subjectsAt } = await rowOf(one);
  assert.deepEqual([wantsCalls, subjectsAt], [false, null]);
  assert.equal((await rowOf(two)).wantsCalls, true, 'of the other one');
  assert.ok((await rowOf(two)).subjectsAt);
  assert.equal((await rowOf(all)).wantsCalls, true, 'who never named one');
});

describe('the time of the digest', () => {
  const forget = async () => {
    await db.letter.deleteMany();
    await db.digestSettings.deleteMany();
  };
  before(forget);
  afterEach(forget);

  async function put(body: object): Promise<State> {
    const answer = await admin.put(PATH, body);
    assert.equal(answer.status, 200);
    return (await answer.json()) as State;
  }

  /** The full hour that comes next, as the settings say it. */
  const beforeTheHour = (check: (time: { weekday: number; hour: number }) => Promise<void>) =>
    beforeFullHour(async (wallTime) => {
      await forget();
      await check({
        weekday: weekdayOf(wallTime.slice(0, 10)),
        hour: Number(wallTime.slice(11, 13)),
      });
    });

  const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
  /** Far from all that is prepared a day ahead, also if the day ends meanwhile. */
  const inDays = (days: number) => weekdayOf(todayInMorocco(ahead(days * DAY)));

  test('a time within the hour is skipped and said to be, also when what was prepared is switched off and on', async () => {
    await beforeTheHour(async (time) => {
      const { skipped, isPrepared, nextAt } = await put({ isOn: true, ...time });
      assert.deepEqual([isPrepared, skipped?.why], [false, 'late'], 'too near to prepare for');
      const sendAt = new Date(skipped?.at ?? '');
      assert.ok(sendAt <= ahead(HOUR));
      assert.ok(Date.parse(nextAt) - sendAt.getTime() > 6 * DAY);
      const digestWeek = new Date(weekOf(sendAt));
      await db.letter.create({
        data: { subject: 'Du nouveau', state: 'prepared', sendAt, digestWeek },
      });
      const prepared = (await (await admin.get(PATH)).json()) as State;
      assert.deepEqual([prepared.isPrepared, prepared.skipped], [true, null]);
      assert.equal(prepared.nextAt, sendAt.toISOString());
      await put({ isOn: false });
      const again = await put({ isOn: true });
      assert.deepEqual([again.isPrepared, again.skipped?.why], [false, 'late']);
      assert.ok(Date.parse(again.nextAt) - sendAt.getTime() > 6 * DAY);
    });
  });

  test('what is changed is sent alone, so that an older page takes nothing back', async () => {
    await put({ isOn: false, weekday: inDays(3), hour: 9 });
    await put({ hour: 18 });
    const { isOn, hour } = await put({ isOn: true });
    assert.deepEqual([isOn, hour], [true, 18]);
    const line = await db.auditEntry.findFirstOrThrow({
      where: { entity: 'digest settings' },
      orderBy: { at: 'desc' },
    });
    assert.deepEqual(line.changes, { isOn: { before: false, after: true } });
    assert.equal((await admin.put(PATH, {})).status, 422);
    await db.digestSettings.deleteMany();
    const first = await put({ weekday: 4 });
    assert.deepEqual([first.isOn, first.weekday, first.hour], [false, 4, 9], 'never set before');
  });
});
