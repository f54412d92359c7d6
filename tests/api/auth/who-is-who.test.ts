import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, describe, test } from 'node:test';
import { startOtherProvider } from '../../fixtures/people/other-provider';
import {
  SESSION_COOKIE,
  enterAtProvider,
  signInThroughProvider,
} from '../../fixtures/people/sign-in-flow';
import { Browserless } from '../../fixtures/site/browserless';
import { freePortPair } from '../../fixtures/site/free-port';
import { startOwnSite } from '../../fixtures/site/own-site';

const BOSS = 'chief@who.example';
const OLD = 'https://old.example';

const port = await freePortPair();
const provider = await startOtherProvider(`http://localhost:${port}/api/auth/callback/oidc`);
const site = await startOwnSite({ ...provider.settings, ADMIN_EMAILS: BOSS }, { port });
const { db } = site;
after(async () => {
  await site.stop();
  await provider.goDown();
});
afterEach(async () => {
  const account = { some: { providerAccountId: { startsWith: 'who-' } } };
  await db.user.deleteMany({
    where: { OR: [{ email: { endsWith: '@who.example' } }, { accounts: account }] },
  });
});

type Claims = { email: string; email_verified?: boolean; name?: string };

async function signInAs(id: string, claims: Claims) {
  provider.people[id] = { name: 'Somebody', ...claims };
  return enter(id);
}
const enter = (id: string) => signInThroughProvider(site.url, { email: id, password: '-' });
type Me = Record<string, unknown> & { status: number; id?: string };
const me = async (browser: Browserless): Promise<Me> => {
  const answer = await browser.go(`${site.url}/api/auth/user`);
  return { ...((await answer.json()) as Me), status: answer.status };
};
/** As if the site had had another provider until now. */
const changeProvider = () =>
  db.account.updateMany({
    where: { user: { email: BOSS } },
    data: { provider: OLD, providerAccountId: `who-${randomUUID()}` },
  });

test('the local identity provider is not there', async () => {
  await assert.rejects(fetch(`http://127.0.0.1:${site.port + 1}/.well-known/openid-configuration`));
});

test('somebody with one name, no picture and claims at the userinfo endpoint signs in', async () => {
  const { browser, location } = await signInAs('who-salma', {
    name: 'Salma El Idrissi',
    email: 'Salma@Who.example',
  });
  assert.equal(location, `${site.url}/admin`);
  const { email, firstName, lastName, profileImageUrl } = await me(browser);
  assert.deepEqual(
    [email, firstName, lastName, profileImageUrl],
    ['salma@who.example', 'Salma', 'El Idrissi', null],
  );
});

const ROW = 'threat 34: unverified address of an administrator';

describe(ROW, () => {
  test('does not keep its owner out, nor its former holder in', async () => {
    const stranger = await signInAs('who-stranger', { email: BOSS });
    const before = await me(stranger.browser);
    assert.deepEqual([before.email, before.isAdmin], [BOSS, false]);
    // Somebody may have trusted the list of users.
    await db.user.update({ where: { email: BOSS }, data: { isAdmin: true } });

    const boss = await signInAs('who-boss', { email: BOSS, email_verified: true });
    const now = await me(boss.browser);
    assert.deepEqual([now.email, now.isAdmin], [BOSS, true]);
    assert.notEqual(now.id, before.id);
    assert.equal((await me(stranger.browser)).status, 401);

    const again = await signInAs('who-stranger', { email: BOSS });
    const stripped = await me(again.browser);
    assert.deepEqual([stripped.id, stripped.email, stripped.isAdmin], [before.id, null, false]);
  });

  test('leaves no editor either', async () => {
    const stranger = await signInAs('who-stranger', { email: BOSS });
    await db.user.update({ where: { email: BOSS }, data: { isEditor: true } });
    const { id } = await me(stranger.browser);
    await signInAs('who-boss', { email: BOSS, email_verified: true });
    const row = await db.user.findUniqueOrThrow({ where: { id } });
    assert.deepEqual([row.email, row.isEditor], [null, false]);
    const [line] = await db.auditEntry.findMany({ where: { entityId: id } });
    assert.equal(line?.action, 'revoke editor');
  });

  test('is not linked to after a change of provider', async () => {
    const stranger = await signInAs('who-stranger', { email: BOSS });
    const before = await me(stranger.browser);
    await changeProvider();
    const boss = await signInAs('who-boss', { email: BOSS, email_verified: true });
    const now = await me(boss.browser);
    assert.notEqual(now.id, before.id);
    assert.equal(now.isAdmin, true);
    assert.equal((await me(stranger.browser)).status, 401);
  });

  test('links nobody to the account of its owner', async () => {
    const boss = await signInAs('who-boss', { email: BOSS, email_verified: true });
    await changeProvider();
    const thief = await signInAs('who-thief', { email: BOSS, email_verified: false });
    assert.equal(thief.token, undefined);
    assert.equal((await me(boss.browser)).isAdmin, true);
  });

  test('cannot be taken on by a member who signs in again', async () => {
    await signInAs('who-member', { email: 'member@who.example', email_verified: true });
    const again = await signInAs('who-member', { email: BOSS });
    const now = await me(again.browser);
    assert.deepEqual([now.email, now.isAdmin], ['member@who.example', false]);
  });
});

test('whether an address is verified is stored, at the first sign-in and at each', async () => {
  const isVerified = async () =>
    (await db.user.findUnique({ where: { email: BOSS } }))?.emailVerified != null;
  await signInAs('who-boss', { email: BOSS });
  assert.equal(await isVerified(), false);
  await signInAs('who-boss', { email: BOSS, email_verified: true });
  assert.equal(await isVerified(), true);
  await signInAs('who-boss', { email: BOSS, email_verified: false });
  assert.equal(await isVerified(), false);
});

test('a verified address that changed at the provider changes here', async () => {
  const first = await signInAs('who-mover', { email: 'before@who.example', email_verified: true });
  const { id } = await me(first.browser);
  const second = await signInAs('who-mover', { email: 'after@who.example', email_verified: true });
  const now = await me(second.browser);
  assert.deepEqual([now.id, now.email], [id, 'after@who.example']);
});

test('an account that is followed to a new provider starts without its open sessions', async () => {
  const before = await signInAs('who-boss', { email: BOSS, email_verified: true });
  const { id } = await me(before.browser);
  await changeProvider();
  const after = await signInAs('who-boss', { email: BOSS, email_verified: true });
  assert.equal((await me(after.browser)).id, id);
  assert.equal((await me(before.browser)).status, 401);
});

test('the same number at another provider is another person', async () => {
  const account = { type: 'oauth', provider: OLD, providerAccountId: 'who-number' };
  await db.user.create({
    data: { email: 'first@who.example', isAdmin: true, accounts: { create: account } },
  });
  const { browser } = await signInAs('who-number', { email: 'second@who.example' });
  const now = await me(browser);
  assert.deepEqual([now.email, now.isAdmin], ['second@who.example', false]);
});

test('threat 36: malformed cookies of the sign-in, NUL in claims: a NUL shows nothing of the database', async () => {
  for (const [id, claims] of [
    ['who-email', { email: 'nul\u0000@who.example' }],
    ['who-name', { email: 'name@who.example', name: 'N\u0000N' }],
    ['who-\u0000', { email: 'sub@who.example' }],
  ] as const) {
    const { browser, location } = await signInAs(id, claims);
    const end = await browser.follow(location, (url) => url.startsWith(site.url));
    const page = decodeURIComponent(end.url) + (await end.answer.text());
    assert.doesNotMatch(page, /invalid byte|sequence|encoding|prisma|invocation|22021/i, id);
    const isIn = browser.cookie(site.url, SESSION_COOKIE) !== undefined;
    assert.equal(isIn, id === 'who-name', `${id} ${location}`);
  }
});

async function failsWith(sentence: RegExp, browser: Browserless, from: string): Promise<void> {
  const isOurs = (url: string) => url.startsWith(site.url);
  const end = await browser.follow(from, isOurs);
  assert.match(end.url, /\/login\/error\?error=/);
  assert.equal(end.answer.status, 200);
  const page = await end.answer.text();
  assert.match(page, sentence);
  assert.match(page, /href="\/api\/login"/);
  assert.match(page, /href="\/"/);
  assert.equal(browser.cookie(site.url, SESSION_COOKIE), undefined);
}

test('an address that the provider keeps to itself ends on a page that says so', async () => {
  provider.people.nameless = { name: 'No Address' };
  const { browser, location } = await enter('nameless');
  await failsWith(/did not tell your e-mail address/, browser, location);
});

test('consent that is denied ends on a page that says so', async () => {
  const { browser, location } = await enter('');
  await failsWith(/you did not agree/, browser, location);
});

test('a provider that is down ends on a page that says so, until it is back', async () => {
  await provider.goDown();
  await failsWith(/cannot be reached/, new Browserless(), `${site.url}/api/login`);
  await provider.comeBack();
  provider.people.back = { name: 'B', email: 'back@who.example' };
  assert.ok((await enter('back')).token);
});

test('a provider that goes down on the way back too', async () => {
  provider.people.gone = { name: 'G', email: 'gone@who.example' };
  const { browser, callback } = await enterAtProvider(site.url, { email: 'gone', password: '-' });
  await provider.goDown();
  await failsWith(/refused, or the sign-in was cancelled|cannot be reached/, browser, callback);
  await provider.comeBack();
});
