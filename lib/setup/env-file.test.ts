import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const LOADER = join(import.meta.dirname, 'env-file.mjs');
const COMMANDS = ['start', 'dev', 'db:migrate', 'backup', 'restore', 'admin'];

test('.env counts where the environment says nothing', () => {
  const directory = mkdtempSync(join(tmpdir(), 'guide-env-'));
  writeFileSync(join(directory, '.env'), 'PORT=4000\nHOST=\nSITE_URL=https://file.example\n');
  const program = 'console.log(JSON.stringify([process.env.PORT, process.env.SITE_URL]))';
  const printed = execFileSync(process.execPath, ['--import', LOADER, '--eval', program], {
    cwd: directory,
    env: { NODE_ENV: 'test', PATH: process.env.PATH, SITE_URL: 'https://given.example' },
    encoding: 'utf8',
  });
  assert.deepEqual(JSON.parse(printed), ['4000', 'https://given.example']);
});

test('every command that reads settings loads it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of COMMANDS) assert.match(scripts[name] ?? '', /env-file\.mjs/, name);
});
