import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

const HOLDER = join(import.meta.dirname, '../../../tests/fixtures/database/lock-holder.ts');
const WAYS = { 'with flock(1)': [], 'without flock(1)': ['/nowhere'] };

let folder: string;
const children: ChildProcess[] = [];
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-lock-'));
});
after(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

for (const [way, path] of Object.entries(WAYS)) {
  test(`one process holds the lock until it ends, even by force (${way})`, async () => {
    const file = join(folder, way, 'pg.lock');
    const both = await Promise.all([hold(file, path), hold(file, path)]);
    const winner = both.find((attempt) => attempt.isHeld)?.child;
    assert.equal(both.filter((attempt) => attempt.isHeld).length, 1);
    assert.equal(readFileSync(file, 'utf8'), String(winner?.pid));
    await kill(winner);
    const next = await hold(file, path);
    assert.equal(next.isHeld, true);
    await kill(next.child);
  });
}

function hold(file: string, path: string[]): Promise<{ child: ChildProcess; isHeld: boolean }> {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, file, ...path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) => {
    child.stdout.once('data', (chunk) => resolve({ child, isHeld: String(chunk) === 'true\n' }));
  });
}

async function kill(child?: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child?.once('exit', done));
  child?.kill('SIGKILL');
  await ended;
}
