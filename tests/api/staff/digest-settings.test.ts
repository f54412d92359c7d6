import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { todayInMorocco } from '@/lib/french/dates';
import { weekOf } from '@/lib/mail/letters/digest/schedule';
import { openPostOffice } from '../../fixtures/people/post-office';
import { signIn } from '../../fixtures/people/sign-in';
import { DAY, HOUR, ahead } from '../../fixtures/running/moments';
import { beforeFullHour } from '../../fixtures/running/while-it-lasts';
import { type Client, createClient } from '../../fixtures/site/client';
import { startOwnSite } from '../../fixtures/site/own-site';

const PATH = '/api/admin/digest';

const office = await openPostOffice();
const site = await startOwnSite({ SMTP_URL: office.url });
const { db } = site;
let admin: Client;
before(async () => {
  admin = createClient(site.url, (await signIn(db)).cookie);
});
const forget = async () => {
  await db.letter.deleteMany();
  await db.digestSettings.deleteMany();
};
afterEach(forget);
after(async () => {
  await site.stop();
  await office.stop();
});

type Skipped = { at: string; why: string } | null;
type State = Record<'weekday' | 'hour', number> & {
  isOn: boolean;
  isPrepared: boolean;
  nextAt: string;
  skipped: Skipped;
};
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

test('a time that is too near to prepare for is skipped and said to be, and not promised', async () => {
  await beforeTheHour(async (time) => {
    const { nextAt, skipped, isPrepared } = await put({ isOn: true, ...time });
    assert.equal(isPrepared, false);
    assert.equal(skipped?.why, 'late');
    assert.ok(new Date(skipped?.at ?? '') <= ahead(HOUR));
    const days = (Date.parse(nextAt) - Date.parse(skipped?.at ?? '')) / DAY;
    assert.ok(days > 6.9 && days < 7.1, nextAt);
  });
});

test('switched off and on in the last hour, what was prepared is gone and said to be', async () => {
  await beforeTheHour(async (time) => {
    const { skipped } = await put({ isOn: true, ...time });
    const sendAt = new Date(skipped?.at ?? '');
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

test('one that was stopped is said to be, until its time is over', async () => {
  const { nextAt } = await put({ isOn: true, weekday: inDays(3), hour: 23 });
  const digestWeek = new Date(weekOf(new Date(nextAt)));
  const ended = { sendAt: new Date(nextAt), endedAt: new Date() };
  await db.letter.create({ data: { subject: 'x', state: 'stopped', digestWeek, ...ended } });
  const { skipped, nextAt: later } = (await (await admin.get(PATH)).json()) as State;
  assert.deepEqual(skipped, { at: nextAt, why: 'stopped' });
  assert.ok(Date.parse(later) - Date.parse(nextAt) > 6 * DAY);
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
