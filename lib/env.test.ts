import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { describe, test } from 'node:test';
import { SettingError, readEnv, settingsSchema } from './env';

/** Set by Node's world, never by whoever runs the site. */
const INTERNAL = ['NODE_ENV'];

const remote = {
  SITE_URL: 'https://guide.example.org',
  OIDC_ISSUER: 'https://id.example.org',
  OIDC_CLIENT_ID: 'guide',
  OIDC_CLIENT_SECRET: 'a secret of the provider',
  NEXTAUTH_SECRET: 'x'.repeat(32),
};

test('.env.example lists exactly the settings of the schema', () => {
  const example = readFileSync('.env.example', 'utf8');
  const listed = [...example.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  const known = Object.keys(settingsSchema.shape).filter((name) => !INTERNAL.includes(name));
  assert.deepEqual(listed.toSorted(), known.toSorted());
});

test('nothing set means a local site on a database of its own', () => {
  const settings = readEnv({});
  assert.equal(settings.SITE_URL, 'http://localhost:3000');
  assert.equal(settings.HOST, '127.0.0.1');
  assert.equal(settings.usesLocalProvider, true);
  assert.deepEqual(settings.ADMIN_EMAILS, ['admin@guide.local']);
});

test('an empty value counts as unset', () => {
  assert.equal(readEnv({ PORT: '', DATABASE_URL: '' }).PORT, 3000);
});

test('a site behind a domain listens everywhere and has no built-in admin', () => {
  const settings = readEnv(remote);
  assert.equal(settings.HOST, '0.0.0.0');
  assert.equal(settings.usesLocalProvider, false);
  assert.deepEqual(settings.ADMIN_EMAILS, []);
});

for (const name of ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'NEXTAUTH_SECRET']) {
  test(`a site behind a domain does not start without ${name}`, () => {
    assertNamed(name, { ...remote, [name]: undefined });
  });
}

describe('a bad value is refused in one line that names the variable', () => {
  const bad: Record<string, string> = {
    PORT: '99999',
    HOST: 'two words',
    SITE_URL: 'example.org',
    DATABASE_URL: 'mysql://localhost/guide',
    OIDC_ISSUER: 'id.example.org',
    ADMIN_EMAILS: 'admin@guide.local, nobody',
    NEXTAUTH_SECRET: 'short',
    LOCAL_LOGIN_PASSWORD: 'short',
    ANALYTICS_ENDPOINT: '//elsewhere',
    ANALYTICS_DOMAIN: 'a b',
    SMTP_URL: 'http://mail',
    CONTACT_EMAIL: 'nobody',
    NEWSLETTER_CONFIRMATION: 'yes',
    TRUSTED_PROXY_HOPS: '-1',
    METRICS_TOKEN: 'short',
    WARM_UP_PAGES: '2001',
    SEED: 'all',
  };
  for (const [name, value] of Object.entries(bad)) {
    test(name, () => assertNamed(name, { [name]: value }));
  }
  test('no port, and the last, after which there is none for signing in', () => {
    for (const PORT of ['0', '65535']) assertNamed('PORT', { PORT });
  });
});

test('a subscription is confirmed where mail can be sent, unless somebody says no', () => {
  const asked = (source: Record<string, string>) => readEnv(source).NEWSLETTER_CONFIRMATION;
  const SMTP_URL = 'smtp://127.0.0.1';
  assert.equal(asked({}), false);
  assert.equal(asked({ SMTP_URL }), true);
  assert.equal(asked({ SMTP_URL, NEWSLETTER_CONFIRMATION: 'off' }), false);
  assertNamed('NEWSLETTER_CONFIRMATION', { NEWSLETTER_CONFIRMATION: 'on' });
});

test('a site address with a path is refused', () => {
  assertNamed('SITE_URL', { ...remote, SITE_URL: 'https://example.org/guide' });
});

function assertNamed(name: string, source: Record<string, string | undefined>): void {
  assert.throws(
    () => readEnv(source),
    (error: unknown) => {
      assert.ok(error instanceof SettingError);
      assert.match(error.message, new RegExp(`^${name}\\b`));
      assert.ok(!error.message.includes('\n'));
      return true;
    },
  );
}

describe('a key that mails cannot be signed with stops the start, not each mail', () => {
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  const rsa = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength }).privateKey;
  const withKey = (DKIM_PRIVATE_KEY: string) => ({ DKIM_SELECTOR: 'lettre', DKIM_PRIVATE_KEY });
  const wrong = {
    'no key': 'abc',
    'elliptic curve': generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem),
    ed25519: generateKeyPairSync('ed25519').privateKey.export(pem),
    'too short': rsa(512).export(pem),
    'under a passphrase': rsa(2048).export({ ...pem, cipher: 'aes-256-cbc', passphrase: 'x' }),
    'the public half': generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({
      type: 'spki',
      format: 'pem',
    }),
  };
  for (const [what, key] of Object.entries(wrong)) {
    test(what, () => assertNamed('DKIM_PRIVATE_KEY', withKey(String(key))));
  }
  test('and an RSA key in one line is taken', () => {
    const line = String(rsa(2048).export(pem)).replaceAll('\n', '\\n');
    assert.match(readEnv(withKey(line)).DKIM_PRIVATE_KEY ?? '', /^-----BEGIN PRIVATE KEY-----\n/);
  });
});
