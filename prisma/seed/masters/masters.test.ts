import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { typographyFaults } from '@/tests/spelling/content-rules';
import { categories, cities, universities } from '../places';
import { readEstablishments } from './read';

// The records that were gathered, and what became of them: docs/decisions/025-records-of-the-directory.md.
const RECORDS = 349;
const MERGED_INTO_ANOTHER = 1;
const MARKED_FOR_PUBLICATION = 180;
const NOTICES = 123;

const establishments = readEstablishments();
const programmes = establishments.flatMap((establishment) => establishment.programmes);
const published = programmes.filter((programme) => programme.published);
const calls = establishments.flatMap((establishment) => establishment.calls);

describe('everything gathered is there', () => {
  test('every record is a programme, but for the one merged into another', () => {
    assert.equal(programmes.length, RECORDS - MERGED_INTO_ANOTHER);
  });

  test('what was marked for publication is published, and nothing else', () => {
    assert.equal(published.length, MARKED_FOR_PUBLICATION);
  });

  test('every notice is a call, and no establishment has two of one year', () => {
    assert.equal(calls.length, NOTICES);
    for (const { slug, calls } of establishments) {
      assertUnique(
        calls.map(({ academicYear }) => academicYear),
        slug,
      );
    }
  });
});

describe('nothing is said without its source', () => {
  test('every published programme has a source with a https link', () => {
    for (const { slug, sources } of published) {
      assert.ok(
        sources.some(({ url }) => url.startsWith('https://')),
        slug,
      );
    }
  });

  test('no amount stands without its year, in fields and texts alike', () => {
    for (const { slug, fees } of programmes) {
      assert.ok(!fees || 'free' in fees || fees.year > 0, slug);
    }
    const texts = [
      ...establishments.map(({ slug, text = '' }) => ({ slug, text })),
      ...universities.map(({ slug, description }) => ({ slug, text: description })),
    ];
    for (const { slug, text } of texts) {
      if (text.includes(' DH')) assert.match(text, /\b20\d{2}\b/, slug);
    }
  });

  test('no date stands without a notice and its link', () => {
    for (const { opensOn, closesOn, source } of calls) {
      if (opensOn || closesOn) assert.match(source.url, /^https:\/\//);
    }
  });

  test('a closing date lies in the first of the two years of its call', () => {
    for (const { slug, calls } of establishments) {
      for (const { closesOn, academicYear } of calls) {
        assert.ok(!closesOn || academicYear.startsWith(closesOn.slice(0, 4)), slug);
      }
    }
  });

  test('a copy does not pass for an official source', () => {
    const sources = programmes.flatMap((programme) => programme.sources);
    const copies = sources.filter(({ publisher, url }) =>
      /copie|maghress\.com|github\.com|huggingface\.co|scribd\.com/.test(`${publisher} ${url}`),
    );
    assert.ok(copies.length > 0);
    assert.deepEqual(
      copies.filter(({ kind }) => kind === 'officiel'),
      [],
    );
  });

  test('a rule of admission that has changed is a note for the team only', () => {
    for (const { slug, admission } of programmes) {
      assert.doesNotMatch(admission ?? '', /changée/, slug);
    }
  });
});

describe('nothing unknown is filled in', () => {
  const values = establishments.flatMap(everyText);

  test('no text is empty', () => {
    assert.ok(values.every((value) => value.trim() !== ''));
  });

  test('no field says that it is not known', () => {
    const shown = establishments.map(({ internalNote: _, programmes, ...rest }) => ({
      ...rest,
      programmes: programmes.map(({ internalNote: _, ...programme }) => programme),
    }));
    const fillers = shown
      .flatMap(everyText)
      .filter((value) => /inconnu|non précisé|à compléter|à définir|n\/a|null/i.test(value));
    assert.deepEqual(fillers, []);
  });
});

describe('everything referred to exists, once', () => {
  const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug);

  test('slugs are unique', () => {
    assertUnique(slugs(programmes), 'programmes');
    assertUnique(slugs(establishments), 'establishments');
    assertUnique(slugs(universities), 'universities');
    assertUnique(slugs(cities), 'cities');
  });

  test('no establishment has two programmes of one title', () => {
    for (const { slug, programmes } of establishments) {
      assertUnique(
        programmes.map(({ name }) => name.toLowerCase()),
        slug,
      );
    }
  });

  test('universities, cities and specialisations are those of the guide', () => {
    const known = {
      universities: slugs(universities),
      cities: slugs(cities),
      categories: slugs(categories),
    };
    for (const { slug, universitySlug, citySlug } of establishments) {
      assert.ok(known.universities.includes(universitySlug), `${slug}: ${universitySlug}`);
      assert.ok(known.cities.includes(citySlug), `${slug}: ${citySlug}`);
    }
    for (const { slug, specialisations } of programmes) {
      for (const name of specialisations) assert.ok(known.categories.includes(name), slug);
    }
  });
});

test('the French is set as French', () => {
  const faults = establishments.flatMap(everyText).flatMap(typographyFaults);
  assert.deepEqual(faults, []);
});

function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(everyText) : [];
}

function assertUnique(values: string[], of: string): void {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  assert.deepEqual(twice, [], of);
}
