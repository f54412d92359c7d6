import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const lock = read('package-lock.json') as Parameters<typeof belowFloor>[0];
const floors = read('tests/security/dependencies/floors.json') as Floor[];

test('no installed version is one that a published advisory speaks of', () => {
  assert.deepEqual(belowFloor(lock, floors), []);
});

test('what the floors speak of is installed, or nobody would notice that they are out of date', () => {
  const installed = Object.keys(lock.packages).map((path) => path.replace(/^.*node_modules\//, ''));
  assert.deepEqual(
    floors.map((floor) => floor.package).filter((name) => !installed.includes(name)),
    [],
  );
});

test('a version below the floor of its own line is found, however deep it lies', () => {
  const hits = (version: string, path = 'node_modules/a') =>
    belowFloor({ packages: { '': {}, [path]: { version } } }, [
      { package: 'a', fixed: '1.1.13', advisories: ['GHSA-1'], why: 'x' },
      { package: 'a', from: '5.0.0', fixed: '5.0.8', advisories: ['GHSA-2'], why: 'y' },
    ]);
  for (const version of ['0.9.0', '1.1.9', '1.1.13-rc.1', '5.0.0', '5.0.7']) {
    assert.equal(hits(version).length, 1, version);
  }
  for (const version of ['1.1.13', '1.2.0', '4.0.0', '5.0.8', '5.1.0', '10.0.0']) {
    assert.deepEqual(hits(version), [], version);
  }
  assert.equal(hits('1.0.0', 'node_modules/b/node_modules/a').length, 1);
  assert.equal(hits('1.0.0', 'node_modules/@a/a').length, 0);
});

type Floor = {
  package: string;
  /** The first version of the line that has the fault; without it, all before `fixed`. */
  from?: string;
  fixed: string;
  advisories: string[];
  why: string;
};

type Lock = { packages: Record<string, { version?: string }> };

/** One sentence for each installed package that a published advisory speaks of. */
function belowFloor(lock: Lock, floors: readonly Floor[]): string[] {
  return Object.entries(lock.packages).flatMap(([path, { version = '' }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return floors
      .filter((floor) => floor.package === name && isHit(version, floor))
      .map(({ fixed, advisories, why }) =>
        [`${path} ${version}: at least ${fixed}`, why, ...advisories].join(', '),
      );
  });
}

function isHit(version: string, { from = '0.0.0', fixed }: Floor): boolean {
  return compare(version, from) >= 0 && compare(version, fixed) < 0;
}

/** A release before the release of the same number: 1.0.0-beta comes before 1.0.0. */
function compare(one: string, other: string): number {
  const [a, b] = [parse(one), parse(other)];
  for (let at = 0; at < 3; at += 1) {
    const difference = (a.numbers[at] ?? 0) - (b.numbers[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return Number(b.isEarly) - Number(a.isEarly);
}

function parse(version: string) {
  const [release = '', ...rest] = version.split('+')[0]?.split('-') ?? [];
  return { numbers: release.split('.').map(Number), isEarly: rest.length > 0 };
}
