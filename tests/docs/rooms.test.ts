import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { test } from 'node:test';

const MOST_MODULES = 15;
const MOST_LINES = 200;
/** Fewer lines are a fragment, unless the module is an idea of its own: counted, not judged. */
const FEW_LINES = 30;

const PLACES = ['app', 'components', 'lib', 'tests', 'prisma/seed'];
const MADE = /(?:^|\/)(?:\.artifacts|generated|node_modules)\//;
const MODULE = /\.(?:tsx?|mjs)$/;
const TEST = /\.(?:test|spec)\.tsx?$/;
/** Files that Next looks for by their names. */
const BY_NEXT =
  /^(?:page|layout|template|loading|route|default|error|global-error|not-found|global-not-found|forbidden|unauthorized|opengraph-image|icon|apple-icon|manifest|robots|sitemap)\.tsx?$/;
/** Texts rather than code: as long as what they say. */
const TEXTS = /^(?:lib\/editorial|prisma\/seed)\//;

const modules = PLACES.flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name)),
).filter((path) => MODULE.test(path) && !MADE.test(path));
const linesOf = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n').length;

test('no room holds more than fifteen modules', () => {
  const rooms = new Map<string, number>();
  for (const path of modules.filter((one) => !TEXTS.test(one))) {
    if (TEST.test(path) || (path.startsWith('app/') && BY_NEXT.test(basename(path)))) continue;
    rooms.set(dirname(path), (rooms.get(dirname(path)) ?? 0) + 1);
  }
  assert.ok(rooms.size > 40, 'the rooms were not found');
  const crowded = [...rooms].filter(([, count]) => count > MOST_MODULES);
  assert.deepEqual(Object.fromEntries(crowded), {});
});

test('no file has more than two hundred lines', (t) => {
  const counted = modules
    .filter((path) => !TEXTS.test(path))
    .map((path): [string, number] => [path, linesOf(path)]);
  const sources = counted.filter(([path]) => !TEST.test(path) && !path.startsWith('tests/'));
  const few = sources.filter(([, lines]) => lines < FEW_LINES).length;
  t.diagnostic(`${few} of ${sources.length} source files have fewer than ${FEW_LINES} lines`);
  assert.ok(sources.length > 300, 'the sources were not found');
  const long = counted.filter(([, lines]) => lines > MOST_LINES);
  assert.deepEqual(Object.fromEntries(long), {});
});
