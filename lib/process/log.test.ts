import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { eventually } from '@/tests/fixtures/running/eventually';
import { settle } from '@/tests/fixtures/running/standing-clock';
import { LogSink } from './log';

function file() {
  const path = join(mkdtempSync(join(tmpdir(), 'guide-log-')), 'log');
  return { fd: openSync(path, 'w'), text: () => readFileSync(path, 'utf8') };
}

test('every line arrives, whole and in order', async () => {
  const { fd, text } = file();
  const sink = new LogSink(fd);
  const lines = Array.from(
    { length: 5000 },
    (_, at) => `{"line":${at},"text":"éà€ ${'x'.repeat(at % 90)}"}\n`,
  );
  for (const [at, line] of lines.entries()) {
    sink.write(line);
    if (at % 1000 === 0) await settle();
  }
  await sink.written();
  assert.ok(text() === lines.join(''));
});

test('a word on a full disk ends nobody', { skip: !existsSync('/dev/full') }, () => {
  const program = `
    import '@/lib/process/log';
    console.log('nowhere');
    console.error('nowhere');
    process.exitCode = 7;
  `;
  const full = openSync('/dev/full', 'w');
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', full, full] });
  assert.equal(status, 7);
});

test('at the end of the process what was gathered is written at once', () => {
  const { fd, text } = file();
  const sink = new LogSink(fd);
  sink.write('last words\n');
  sink.flushSync();
  sink.flushSync();
  assert.equal(text(), 'last words\n');
});

test('lines do not wait for a block to fill up', async () => {
  const { fd, text } = file();
  new LogSink(fd).write('alone\n');
  await eventually(async () => assert.equal(text(), 'alone\n'));
});

test('a line larger than a block is written all the same', async () => {
  const { fd, text } = file();
  const sink = new LogSink(fd);
  sink.write('before\n');
  sink.write(`${'y'.repeat(200_000)}\n`);
  sink.write('after\n');
  await sink.written();
  assert.ok(text() === `before\n${'y'.repeat(200_000)}\nafter\n`);
});

test('a reader who is gone costs neither the process nor its memory', async () => {
  // What cannot be written to; a number that was closed may be somebody else's by now.
  const sink = new LogSink(openSync('/dev/null', 'r'), 2);
  for (let i = 0; i < 5000; i++) sink.write(`${'z'.repeat(100)}\n`);
  await settle();
  assert.doesNotThrow(() => sink.flushSync());
  assert.ok(sink.dropped > 0);
});

const SCRIPT = `
  import { logError } from '@/lib/process/log';
  process.env.NODE_ENV = 'production';
  for (let at = 0; at < 1000; at += 1) logError(new Error('no row ' + at), { path: '/' + at });
  logError(new TypeError('another one'));
`;

test('an error that comes again and again is written ten times, another one beside it', () => {
  const options = { encoding: 'utf8', input: SCRIPT } as const;
  const args = ['--import', 'tsx', '--input-type=module', '-'];
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  const lines = stdout.trim().split('\n');
  assert.equal(lines.length, 11, stderr);
  assert.equal(lines.filter((line) => line.includes('no row')).length, 10);
  assert.match(lines.at(-1) ?? '', /another one/);
});
