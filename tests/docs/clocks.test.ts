import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const PLACES = ['app', 'components', 'lib', 'prisma/seed', 'tests'];
/** These measure, wait for a machine that was made to fail, or are what a run has left. */
const MEASURING = /^tests\/\.artifacts\//;
const OF_TESTS = /\.(?:test|spec)\.tsx?$|^tests\/(?:fixtures|e2e\/kit)\/.*\.m?tsx?$/;
const ITSELF = 'tests/docs/clocks.test.ts';

/** What makes a test depend on how fast a machine is, or on the time of the day. */
const CLOCKS: Record<string, RegExp> = {
  'a fixed wait': /from 'node:timers\/promises'|\.waitForTimeout\(|\bscheduler\.wait\(/,
  'a timer of its own': /(?<!\.)\bset(?:Timeout|Interval)\(/,
  'time that has passed': /performance\.now\(|hrtime|(?<!new Date\()Date\.now\(\) - [a-z]/,
  'what the machine has used': /cpuUsage\(|memoryUsage\(/,
  'a wait for a better hour': /steady-clock|awayFrom[A-Z]/,
};

/** How many places of a file may have one, and why. */
const ALLOWED: Record<string, [places: number, why: string]> = {
  'tests/fixtures/running/eventually.ts': [1, 'pauses between two looks at what is awaited'],
  'tests/fixtures/database/postgres.ts': [1, 'ends a server that takes its time'],
  'tests/fixtures/site/site.ts': [1, 'ends a site that does not start'],
  'tests/fixtures/running/standing-clock.ts': [2, 'is the clock that stands still'],
  'tests/e2e/sign-in/gate.spec.ts': [1, 'hears how long the page itself waits'],
  'lib/front/start/application.test.ts': [1, 'lets a start that cannot be be tried'],
  'lib/limits/held.test.ts': [1, 'a timer is what may not hold a request'],
};

test('no test reads a clock or waits for one but those that may, and these do', () => {
  const found = sources().flatMap((path) => clocksIn(path, readFileSync(path, 'utf8')));
  const isAsAllowed = (path: string) =>
    found.filter((one) => one.path === path).length === ALLOWED[path]?.[0];
  assert.deepEqual(
    found
      .filter(({ path }) => !isAsAllowed(path))
      .map(({ path, line, what }) => `${path}:${line}: ${what}`),
    [],
    'inject a clock, count steps, or hold an answer and let it go',
  );
  assert.deepEqual(
    Object.keys(ALLOWED).filter((path) => !isAsAllowed(path)),
    [],
  );
});

test('each kind of clock is found, and what is none is not', () => {
  const kinds = (text: string) => clocksIn('a.test.ts', text).map(({ what }) => what);
  for (const [text, kind] of [
    ["import { setTimeout as sleep } from 'node:timers/promises';", 'a fixed wait'],
    ['  await page.waitForTimeout(400);', 'a fixed wait'],
    ['  await new Promise((resolve) => setTimeout(resolve, 20));', 'a timer of its own'],
    ['  const count = setInterval(() => (turns += 1), 1);', 'a timer of its own'],
    ['  assert.ok(performance.now() - started < 1000);', 'time that has passed'],
    ['  const waited = Date.now() - started;', 'time that has passed'],
    ['  const grown = process.memoryUsage().rss;', 'what the machine has used'],
    ['  await awayFromMidnight();', 'a wait for a better hour'],
  ] as const) {
    assert.deepEqual(kinds(text), [kind], text);
  }
  for (const text of [
    '  test.setTimeout(120_000);',
    "  t.mock.timers.enable({ apis: ['setTimeout'] });",
    '  const sendAt = new Date(Date.now() - days * DAY);',
    '  // The page calls setTimeout(run) itself.',
  ]) {
    assert.deepEqual(kinds(text), [], text);
  }
});

type Found = { path: string; line: number; what: string };

function clocksIn(path: string, text: string): Found[] {
  return text.split('\n').flatMap((line, at) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
    return Object.entries(CLOCKS)
      .filter(([, sign]) => sign.test(line))
      .map(([what]) => ({ path, line: at + 1, what }));
  });
}

function sources(): string[] {
  const paths = PLACES.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
  ).filter((path) => OF_TESTS.test(path) && !MEASURING.test(path) && path !== ITSELF);
  assert.ok(paths.length > 300, 'the tests were not found');
  return paths.toSorted();
}
