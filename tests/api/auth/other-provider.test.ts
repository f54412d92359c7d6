import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { Browserless } from '../../fixtures/site/browserless';
import { freePortPair } from '../../fixtures/site/free-port';
import { startOtherProvider } from '../../fixtures/people/other-provider';
import {
  SESSION_COOKIE,
  enterAtProvider,
  signInThroughProvider,
} from '../../fixtures/people/sign-in-flow';
import { startOwnSite } from '../../fixtures/site/own-site';

const port = await freePortPair();
const provider = await startOtherProvider(`http://localhost:${port}/api/auth/callback/oidc`);
const env = { ...provider.settings, ADMIN_EMAILS: 'boss@other.example' };
const site = await startOwnSite(env, { port });
after(async () => {
  await site.stop();
  await provider.goDown();
});
afterEach(async () => {
  await site.db.user.deleteMany({ where: { email: { endsWith: '@other.example' } } });
});

const signInAs = (id: string, browser?: Browserless) =>
  signInThroughProvider(site.url, { email: id, password: '-', browser });
const me = async (browser: Browserless) =>
  (await (await browser.go(`${site.url}/api/auth/user`)).json()) as Record<string, unknown>;

test('the local identity provider is not there', async () => {
  await assert.rejects(fetch(`http://127.0.0.1:${site.port + 1}/.well-known/openid-configuration`));
});

test('somebody with one name, no picture and claims at the userinfo endpoint signs in', async () => {
  provider.people.p1 = { name: 'Salma El Idrissi', email: 'Salma@Other.example' };
  const { browser, location } = await signInAs('p1');
  assert.equal(location, `${site.url}/admin`);
  const user = await me(browser);
  assert.deepEqual(
    [user.email, user.firstName, user.lastName, user.profileImageUrl, user.isAdmin],
    ['salma@other.example', 'Salma', 'El Idrissi', null, false],
  );
});

for (const [verified, isAdmin] of [
  [true, true],
  ['true', true],
  [false, false],
  ['false', false],
  [undefined, false],
] as const) {
  test(`a listed address with email_verified ${JSON.stringify(verified)}: admin ${isAdmin}`, async () => {
    const id = `boss-${String(verified)}-${typeof verified}`;
    provider.people[id] = { name: 'B', email: 'boss@other.example', email_verified: verified };
    const { browser } = await signInAs(id);
    assert.equal((await me(browser)).isAdmin, isAdmin);
  });
}

test('an account at another provider is followed by its verified address, and by no other', async () => {
  const known = await site.db.user.create({
    data: {
      email: 'moved@other.example',
      emailVerified: new Date(),
      isAdmin: true,
      accounts: {
        create: { type: 'oauth', provider: 'https://old.example', providerAccountId: 'moved' },
      },
    },
  });
  provider.people.thief = { name: 'T', email: 'moved@other.example' };
  const thief = await signInAs('thief');
  assert.equal(thief.token, undefined);
  assert.match(thief.location, /OAuthAccountNotLinked/);

  provider.people.moved = { name: 'M', email: 'moved@other.example', email_verified: true };
  const moved = await signInAs('moved');
  assert.equal((await me(moved.browser)).id, known.id);

  provider.people.second = { name: 'S', email: 'moved@other.example', email_verified: true };
  assert.equal((await signInAs('second')).token, undefined);
});

test('the same number at another provider is another person', async () => {
  await site.db.user.create({
    data: {
      email: 'first@other.example',
      isAdmin: true,
      accounts: {
        create: { type: 'oauth', provider: 'https://old.example', providerAccountId: 'number-1' },
      },
    },
  });
  provider.people['number-1'] = { name: 'N', email: 'second@other.example' };
  const { browser } = await signInAs('number-1');
  assert.deepEqual(
    [(await me(browser)).email, (await me(browser)).isAdmin],
    ['second@other.example', false],
  );
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
  const { browser, location } = await signInAs('nameless');
  await failsWith(/did not tell your e-mail address/, browser, location);
});

test('consent that is denied ends on a page that says so', async () => {
  const { browser, location } = await signInAs('');
  await failsWith(/you did not agree/, browser, location);
});

test('a provider that is down ends on a page that says so, until it is back', async () => {
  await provider.goDown();
  await failsWith(/cannot be reached/, new Browserless(), `${site.url}/api/login`);
  await provider.comeBack();
  provider.people.back = { name: 'B', email: 'back@other.example' };
  assert.ok((await signInAs('back')).token);
});

test('a provider that goes down on the way back too', async () => {
  provider.people.gone = { name: 'G', email: 'gone@other.example' };

  const { browser, callback } = await enterAtProvider(site.url, { email: 'gone', password: '-' });
  await provider.goDown();
  await failsWith(/refused, or the sign-in was cancelled|cannot be reached/, browser, callback);
  await provider.comeBack();
});
