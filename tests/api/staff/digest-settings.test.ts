import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { connectPatiently } from '@/lib/db/connect/client';
import { toWallTime, todayInMorocco } from '@/lib/french/dates';
import { weekOf } from '@/lib/letters/digest/schedule';
import { connectToDatabaseOf, createOwnDatabase } from '../../fixtures/database/site-database';
import { openPostOffice } from '../../fixtures/people/post-office';
import { signIn } from '../../fixtures/people/sign-in';
import { awayFromFullHour, awayFromMidnight } from '../../fixtures/running/steady-clock';
import { type Client, createClient } from '../../fixtures/site/client';
import { startSite } from '../../fixtures/site/site';

const PATH = '/api/admin/digest';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const office = await openPostOffice();
const isServer = process.env.TEST_DATABASE_URL !== undefined;
const url = isServer ? await createOwnDatabase(`digest_settings_${randomUUID()}`) : '';
const site = await startSite({ env: { SMTP_URL: office.url, SEED: 'none', DATABASE_URL: url } });
const db = isServer ? connectPatiently(url) : await connectToDatabaseOf(site);
let admin: Client;
before(async () => {
  admin = createClient(site.url, (await signIn(db)).cookie);
});
afterEach(async () => {
  await db.letter.deleteMany();
  await db.digestSettings.deleteMany();
});
after(async () => {
  await db.$disconnect();
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

/** The next full hour, as the settings say it; it is still to come when the site is asked. */
async function withinTheHour() {
  await awayFromFullHour();
  const next = new Date(Date.now() + HOUR);
  return { weekday: weekdayAt(next), hour: Number(toWallTime(next).slice(11, 13)) };
}

const weekdayAt = (moment: Date) =>
  new Date(`${todayInMorocco(moment)}T00:00:00Z`).getUTCDay() || 7;

test('a time that is too near to prepare for is skipped and said to be, and not promised', async () => {
  const { nextAt, skipped, isPrepared } = await put({ isOn: true, ...(await withinTheHour()) });
  assert.equal(isPrepared, false);
  assert.equal(skipped?.why, 'late');
  assert.ok(Date.parse(skipped?.at ?? '') <= Date.now() + HOUR);
  const days = (Date.parse(nextAt) - Date.parse(skipped?.at ?? '')) / DAY;
  assert.ok(days > 6.9 && days < 7.1, nextAt);
});

test('switched off and on in the last hour, what was prepared is gone and said to be', async () => {
  const time = await withinTheHour();
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

test('one that was stopped is said to be, until its time is over', async () => {
  await awayFromMidnight();
  const weekday = weekdayAt(new Date());
  const { nextAt } = await put({ isOn: true, weekday: ((weekday + 1) % 7) + 1, hour: 23 });
  const digestWeek = new Date(weekOf(new Date(nextAt)));
  const ended = { sendAt: new Date(nextAt), endedAt: new Date() };
  await db.letter.create({ data: { subject: 'x', state: 'stopped', digestWeek, ...ended } });
  const { skipped, nextAt: later } = (await (await admin.get(PATH)).json()) as State;
  assert.deepEqual(skipped, { at: nextAt, why: 'stopped' });
  assert.ok(Date.parse(later) - Date.parse(nextAt) > 6 * DAY);
});

test('what is changed is sent alone, so that an older page takes nothing back', async () => {
  await awayFromMidnight();
  const weekday = weekdayAt(new Date());
  const far = { weekday: ((weekday + 2) % 7) + 1, hour: 9 };
  await put({ isOn: false, ...far });
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
