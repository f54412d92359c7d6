import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const LIST = 'docs/specification.md';
const PLACES = ['app', 'components', 'lib', 'prisma/seed', 'tests'];
/** Rules of the crawl have the titles of the tests that are made of them. */
const OF_TESTS = /\.(?:test|spec)\.tsx?$|^tests\/seo\/.*\.ts$/;
const UNSEEN = /^tests\/\.artifacts\//;
const ITSELF = 'tests/docs/specification.test.ts';

const statements = statementsOf(readFileSync(LIST, 'utf8'));
const named = new Map(
  sources().flatMap((path) => idsIn(readFileSync(path, 'utf8')).map((id) => [id, path] as const)),
);

test('every statement has a test of its name', () => {
  assert.ok(statements.size > 90, 'the statements were not found');
  const unproved = [...statements].filter(([id]) => !named.has(id));
  assert.deepEqual(unproved.map(([id, text]) => `${id} ${text}`).toSorted(), []);
});

test('no test names a statement that is not there', () => {
  const unknown = [...named].filter(([id]) => !statements.has(id));
  assert.deepEqual(unknown.map(([id, path]) => `${path}: ${id}`).toSorted(), []);
});

test('no number is given twice, and none is left out', () => {
  const ids = [...readFileSync(LIST, 'utf8').matchAll(/^- (\d+)\.(\d+) /gm)];
  const follows = ids.filter(([, part, number], at) => {
    const before = ids[at - 1];
    const isNext = before?.[1] === part ? Number(before?.[2]) + 1 : 1;
    return Number(number) !== isNext;
  });
  assert.deepEqual(
    follows.map(([, part, number]) => `${part}.${number}`),
    [],
  );
});

test('a title names one statement or several, at its end', () => {
  const title = (words: string, quote = "'") => `test(${quote}${words}${quote}, () => {`;
  assert.deepEqual(idsIn(title('a list is empty (spec 2.58)')), ['2.58']);
  assert.deepEqual(idsIn(title('${name} goes round (spec 2.59, 7.7)', '`')), ['2.59', '7.7']);
  assert.deepEqual(idsIn(title('it says (spec 2.58) somewhere')), []);
  assert.deepEqual(idsIn('// As the specification has it (spec 2.58).'), []);
  assert.deepEqual(
    [...statementsOf('- 2.58 A list.\n- 2.5 x\n2.6 none')],
    [
      ['2.58', 'A list.'],
      ['2.5', 'x'],
    ],
  );
});

/** The statements by their numbers. */
function statementsOf(text: string): Map<string, string> {
  const lines = text.matchAll(/^- (\d+\.\d+) (.+)$/gm);
  return new Map([...lines].map(([, id = '', words = '']) => [id, words]));
}

function idsIn(text: string): string[] {
  const titles = text.matchAll(/\(spec ((?:\d+\.\d+(?:, )?)+)\)['"`]/g);
  return [...titles].flatMap(([, ids = '']) => ids.split(', '));
}

function sources(): string[] {
  const paths = PLACES.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
  ).filter((path) => OF_TESTS.test(path) && !UNSEEN.test(path) && path !== ITSELF);
  assert.ok(paths.length > 300, 'the tests were not found');
  return paths;
}
