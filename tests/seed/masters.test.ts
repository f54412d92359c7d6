import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { typographyFaults } from '@/tests/spelling/content-rules';
import { cities, universities } from '@/prisma/seed/places';
import { readEstablishments } from './establishment-schema';
import type { Statement } from './establishment-schema';

// The records that were gathered, and what became of them: docs/decisions/025-records-of-the-directory.md.
const MASTERS = 592;
const PUBLISHED = 399;
const CALLS = 142;
const PAST_EXAMS = 70;

/** The arrêté of this day ended written and oral tests as the rule of public masters. */
const REFORM = '2025-08-14';

const establishments = readEstablishments();
const programmes = establishments.flatMap(({ sources, programmes }) =>
  programmes.map((programme) => ({ ...programme, sources })),
);
const published = programmes.filter((programme) => programme.published);
const calls = establishments.flatMap((establishment) => establishment.calls);
const sources = establishments.flatMap(({ sources }) => Object.values(sources));

describe('everything gathered is there', () => {
  test('every record is a programme, and what was marked for publication is published', () => {
    assert.equal(programmes.length, MASTERS);
    assert.equal(published.length, PUBLISHED);
  });

  test('every notice is a call, and no establishment has two of one year', () => {
    assert.equal(calls.length, CALLS);
    for (const { slug, calls } of establishments) {
      assertUnique(
        calls.map(({ academicYear }) => academicYear),
        slug,
      );
    }
  });

  test('every past examination is there, most of them from before the reform', () => {
    const exams = programmes.flatMap(({ pastExams = [] }) => pastExams);
    assert.equal(exams.length, PAST_EXAMS);
    for (const { session, heldOn, isBeforeReform } of exams) {
      const day = heldOn ?? `${session.slice(0, 4)}-09`;
      assert.equal(day < REFORM, isBeforeReform, session);
    }
  });
});

/** Of which no source gives an official site; found ones leave this list. */
const WITHOUT_SITE = ['ensp', 'sport-management-school', 'tbs'];

test('every published master leads to its own page, its school’s or its university’s', () => {
  const known = universities.filter(({ websiteUrl }) => websiteUrl).map(({ slug }) => slug);
  const lost = establishments
    .filter(({ websiteUrl, universitySlug }) => !websiteUrl && !known.includes(universitySlug))
    .filter(({ programmes: own }) => own.some((one) => one.published && !one.officialUrl));
  assert.deepEqual(lost.map(({ universitySlug }) => universitySlug).sort(), WITHOUT_SITE);
});

describe('nothing is said without its source', () => {
  test('every published programme rests on a source with a link', () => {
    for (const { slug, facts, sources } of published) {
      const urls = Object.keys(facts).map((key) => sources[key]?.url);
      assert.ok(
        urls.some((url) => url !== undefined),
        slug,
      );
    }
  });

  test('no amount stands without its year in a text', () => {
    const texts = [
      ...establishments.map(({ slug, text = '' }) => ({ slug, text })),
      ...programmes.map(({ slug, feeNote }) => ({ slug, text: feeNote ?? '' })),
      ...universities.map(({ slug, description }) => ({ slug, text: description })),
    ];
    for (const { slug, text } of texts) {
      if (text.includes(' DH')) assert.match(text, /\b20\d{2}\b/, slug);
    }
  });

  test('no date of a call stands without a notice and its link', () => {
    for (const { slug, sources, calls } of establishments) {
      for (const call of calls) {
        for (const name of ['opensOn', 'closesOn'] as const) {
          const says = living(call.facts).filter(([, said]) => said.says.includes(name));
          const hasLink = says.some(([key]) => sources[key]?.url);
          assert.ok(!call[name] || hasLink, `${slug}: ${call.academicYear}: ${name}`);
        }
      }
    }
  });

  test('a closing date lies in the first of the two years of its call', () => {
    for (const { slug, calls } of establishments) {
      for (const { closesOn, academicYear } of calls) {
        assert.ok(!closesOn || academicYear.startsWith(closesOn.slice(0, 4)), slug);
      }
    }
  });

  test('a copy or a relay does not pass for an official source, and is named', () => {
    const copies = sources.filter(({ publisher, url = '', via }) =>
      /maghress|github|huggingface|scribd|almaster/i.test(`${publisher} ${url} ${via}`),
    );
    assert.ok(copies.length > 0);
    assert.deepEqual(
      copies.filter(({ kind }) => kind === 'officiel'),
      [],
    );
    const unnamed = sources.filter(
      ({ kind, via }) => /^(?:avis-relaye|officiel-copie|officiel-lien)$/.test(kind) && !via,
    );
    assert.deepEqual(unnamed, []);
  });

  test('a publisher is a name, without a note on it', () => {
    const noted = sources.filter(({ publisher }) => /[(,;]/.test(publisher));
    assert.deepEqual(
      noted.map(({ publisher }) => publisher),
      [],
    );
  });

  test('a title is in words, never the name of a file', () => {
    const titles = sources.flatMap(({ title }) => title ?? []);
    assert.deepEqual(
      titles.filter((title) => title.includes('_')),
      [],
    );
  });

  test('a quotation that tells an establishment names nobody that it works with', () => {
    const quotes = programmes.flatMap(({ facts }) =>
      Object.values(facts).flatMap(({ quotes }) => quotes?.establishmentId ?? []),
    );
    assert.deepEqual(
      quotes.filter((quote) => /\bavec\b|consortium/.test(quote)),
      [],
    );
  });

  test('what is official stands before what repeats it', () => {
    const records = establishments.flatMap(({ sources, programmes, calls }) =>
      [...programmes, ...calls].map(({ facts }) =>
        living(facts).map(([key]) => sources[key]?.kind.startsWith('officiel') === true),
      ),
    );
    for (const isOfficial of records) {
      assert.deepEqual(
        isOfficial,
        isOfficial.toSorted((one, other) => Number(other) - Number(one)),
      );
    }
  });

  test('one address is one source: its publisher and its kind are the same wherever it stands', () => {
    const known = new Map<string, string>();
    for (const { url, publisher, kind } of sources) {
      if (!url) continue;
      const said = `${publisher}, ${kind}`;
      assert.equal(known.get(url) ?? said, said, url);
      known.set(url, said);
    }
  });
});

describe('what was is not taken for what is', () => {
  test('no rule of admission rests on what a source said before the reform', () => {
    for (const { slug, facts, sources } of programmes) {
      for (const name of ['admission', 'admissionModes']) {
        const says = living(facts).filter(([, { says }]) => says.includes(name));
        const isOfToday = says.some(([key, { seenOn, year = '' }]) => {
          const date = sources[key]?.date ?? '';
          return date >= REFORM || (seenOn ?? '') >= REFORM || year >= '2025-2026';
        });
        assert.ok(says.length === 0 || isOfToday, `${slug}: ${name}`);
      }
    }
  });

  test('a rule of admission that has changed is a note for the team only', () => {
    for (const { slug, admission } of programmes) {
      assert.doesNotMatch(admission ?? '', /changée/, slug);
    }
  });

  test('old fees are history', () => {
    const ofUm6p = programmes.flatMap(({ facts, sources }) =>
      Object.entries(facts)
        .filter(([key]) => sources[key]?.publisher === 'UM6P' && sources[key].date === '2020')
        .map(([, said]) => said),
    );
    assert.ok(ofUm6p.length > 0);
    for (const { says, endedOn } of ofUm6p) {
      assert.deepEqual(says, []);
      assert.equal(endedOn, '2020-12-31');
    }
  });

  test('a prolonged call keeps the closing dates that it had', () => {
    const earlier = (slug: string) => {
      const call = establishments.find((one) => one.slug === slug)?.calls[0];
      const dates = Object.values(call?.facts ?? {}).map(({ differs }) => differs?.closesOn);
      return [...dates.filter((date) => date !== undefined).toSorted(), call?.closesOn];
    };
    assert.deepEqual(earlier('flsh-meknes'), ['2026-09-08', '2026-09-10', '2026-09-18']);
    assert.deepEqual(earlier('fsjes-souissi'), ['2026-09-01', '2026-09-04']);
    assert.deepEqual(earlier('fsjp-settat'), ['2026-09-02', '2026-09-11']);
  });
});

test('no field says that it is not known', () => {
  const shown = establishments.map(({ internalNote: _, programmes, ...rest }) => ({
    ...rest,
    programmes: programmes.map(({ internalNote: _, ...programme }) => programme),
  }));
  const fillers = shown
    .flatMap(everyText)
    .filter((value) => !value.startsWith('http'))
    .filter((value) => /inconnu|non précisé|à compléter|à définir|n\/a|null/i.test(value));
  assert.deepEqual(fillers, []);
});

test('no establishment has two programmes of one title', () => {
  for (const { slug, programmes } of establishments) {
    assertUnique(
      programmes.map(({ name }) => name.toLowerCase()),
      slug,
    );
  }
});

test('the city of an establishment is one of the guide', () => {
  const known = cities.map(({ slug }) => slug);
  for (const { slug, citySlug } of establishments) assert.ok(known.includes(citySlug), slug);
});

test('the French is set as French', () => {
  const isArabic = (text: string) => /[\u0600-\u06ff]/.test(text);
  const faults = establishments
    .flatMap(everyText)
    .filter((text) => !isArabic(text))
    .flatMap(typographyFaults);
  assert.deepEqual(faults, []);
});

function living(facts: Record<string, Statement>): [string, Statement][] {
  return Object.entries(facts).filter(([, { endedOn }]) => !endedOn);
}

function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(everyText) : [];
}

function assertUnique(values: string[], of: string): void {
  const twice = values.filter((value, index) => values.indexOf(value) !== index);
  assert.deepEqual(twice, [], of);
}
