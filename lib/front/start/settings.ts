import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, SettingError, env, forgetEnv } from '@/lib/env';

type LocalSecrets = { NEXTAUTH_SECRET: string; LOCAL_LOGIN_PASSWORD: string };

/** Generated settings go into process.env, where Next's own copy of the modules finds them. */
export function loadSettings(isDev: boolean): Env {
  // `npm start` is the real site wherever it runs; only `npm run dev` is development.
  publishSetting('NODE_ENV', isDev ? 'development' : 'production');
  const given = env();
  prepareDataDirectory(given.DATA_DIR);
  // next-auth reads its address from here and must not take it from the Host header.
  publishSetting('NEXTAUTH_URL', given.SITE_URL);
  if (!given.isLocal) return given;
  const generated = localSecrets(given.DATA_DIR);
  for (const name of ['NEXTAUTH_SECRET', 'LOCAL_LOGIN_PASSWORD'] as const) {
    if (!given[name]) publishSetting(name, generated[name]);
  }
  return env();
}

export function publishSetting(name: string, value: string): void {
  process.env[name] = value;
  forgetEnv();
}

function prepareDataDirectory(directory: string): void {
  const probe = join(directory, '.write-test');
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown reason';
    throw new SettingError(`DATA_DIR: ${directory} cannot be written to (${reason})`);
  }
}

function localSecrets(directory: string): LocalSecrets {
  const file = join(directory, 'local-secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LocalSecrets;
  } catch {
    const secrets: LocalSecrets = {
      NEXTAUTH_SECRET: randomBytes(32).toString('base64url'),
      LOCAL_LOGIN_PASSWORD: randomBytes(9).toString('base64url'),
    };
    writeFileSync(file, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    return secrets;
  }
}
