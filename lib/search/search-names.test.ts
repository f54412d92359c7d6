import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import {
  MASTERS,
  PLACES,
  SUBJECTS,
  fillDirectory,
  runOnServer,
} from '@/tests/fixtures/data/many-masters';
import type { NameGroup } from './search-suggestions';

const LONGEST = 80_000;
const PROGRAM = `
  import { listSearchNames } from '@/lib/search/search-names';
  const names = JSON.stringify(await listSearchNames());
  process.stdout.write(names, () => process.exit(0));`;

onDatabase('the names for a phone', ({ url, db }) => {
  const readNames = async () => JSON.parse(await runOnServer(url, PROGRAM)) as NameGroup[];

  before(() => fillDirectory(db));

  test('they stay few, however much there is', async () => {
    const groups = await readNames();
    for (const [kind, base, names] of groups) {
      assert.ok(names.length > 0 || kind === 'Article', `${kind}: nothing`);
      assert.ok(names.length <= 250, `${kind}: ${names.length} names`);
      for (const [name, rest] of names) assert.match(base + rest, /^\/[^/]/, name);
    }
    assert.ok(JSON.stringify(groups).length <= LONGEST);
    const taught = new Set(
      Array.from(
        { length: MASTERS },
        (_, at) => `categories-${((at + 1) % SUBJECTS) + 1}/cities-${((at + 1) % PLACES) + 1}`,
      ),
    );
    const together = groups.find(([kind]) => kind === '')?.[2] ?? [];
    for (const [name, rest] of together) assert.ok(taught.has(rest), name);
  });

  test('a school with the name of its university is suggested once, by its acronym too', async () => {
    await db.university.update({
      where: { slug: 'universities-1' },
      data: { name: 'Abeille (Rabat)' },
    });
    await db.establishment.update({
      where: { slug: 'ecole-1' },
      data: { name: 'Abeille', acronym: 'ABL' },
    });
    const found = (await readNames()).flatMap(([kind, base, names]) =>
      names
        .filter(([name]) => /ABL|Abeille/.test(name))
        .map(([name, rest]) => [kind, name, base + rest]),
    );
    assert.deepEqual(
      found.filter(([kind]) => kind !== 'Master'),
      [['Université', 'Abeille (Rabat) (ABL)', '/universites/universities-1']],
    );
  });
});
