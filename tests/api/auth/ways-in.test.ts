import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { untilRefused } from '../../fixtures/running/until-refused';
import { Browserless } from '../../fixtures/site/browserless';
import { siteUnderTest } from '../../fixtures/site/client';

const site = siteUnderTest();

describe('threat 35: every way into signing in', () => {
  async function post(browser: Browserless, headers: Record<string, string> = { origin: site }) {
    const csrf = (await (await browser.go(`${site}/api/auth/csrf`)).json()) as {
      csrfToken: string;
    };
    const body = new URLSearchParams({ csrfToken: csrf.csrfToken, callbackUrl: '/admin' });
    return browser.go(`${site}/api/auth/signin/oidc`, { method: 'POST', headers, body });
  }

  test('is counted with the others', async () => {
    const browser = new Browserless();
    let asked = 0;
    const { accepted } = await untilRefused(10, () =>
      ++asked <= 6 ? post(browser) : browser.go(`${site}/api/login`),
    );
    assert.deepEqual(accepted, [302]);
    assert.equal((await post(browser)).status, 429);
    const headers = { accept: 'text/html' };
    const page = await browser.go(`${site}/api/login`, { headers });
    assert.equal(page.status, 429);
    assert.match(await page.text(), /You tried to sign in many times.*Wait a minute/s);
  });

  test('is closed to pages of other sites', async () => {
    const browser = new Browserless();
    const foreign: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      assert.equal((await post(browser, headers)).status, 403, JSON.stringify(headers));
    }
    assert.equal((await post(browser)).status, 302);
  });

  test('is no picture of another page, which would use up the tries of who looks at it', async () => {
    const browser = new Browserless();
    for (let tried = 0; tried < 12; tried += 1) {
      const headers = { 'sec-fetch-dest': tried % 2 ? 'image' : 'iframe' };
      assert.equal((await browser.go(`${site}/api/login`, { headers })).status, 403);
    }
    const headers = { 'sec-fetch-dest': 'document' };
    assert.equal((await browser.go(`${site}/api/login`, { headers })).status, 302);
  });

  test('on the way back is limited too', async () => {
    const browser = new Browserless();
    const back = () => browser.go(`${site}/api/auth/callback/oidc?code=x&state=y`);
    assert.deepEqual((await untilRefused(30, back)).accepted, [302]);
  });
});

describe('threat 36: malformed cookies of the sign-in, NUL in claims', () => {
  for (const value of [
    'x',
    '%00',
    'javascript:alert(1)',
    'http://',
    '%',
    'https://evil.example/',
  ]) {
    test(`a way back of ${value} is ignored`, async () => {
      const browser = new Browserless();
      for (const path of ['csrf', 'session', 'providers', 'csrf?callbackUrl=%00']) {
        browser.setCookie(site, 'next-auth.callback-url', value);
        assert.equal((await browser.go(`${site}/api/auth/${path}`)).status, 200, path);
      }
      browser.setCookie(site, 'next-auth.callback-url', value);
      const back = await browser.go(`${site}/api/auth/callback/oidc?code=x&state=y`);
      assert.equal(back.status, 302);
      assert.match(
        back.headers.get('location') ?? '',
        /^http[^?]*\/api\/auth\/error\?error=OAuthCallback$/,
      );
    });
  }
});
