import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { type SubjectName, readFacts } from '@/lib/db/statements/fact-rows';
import { rowsOf } from '@/lib/db/statements/rows';
import { isSaid, isSame } from '@/lib/entities/said';
import { entities } from '@/lib/entities/registry';
import { factNames } from '@/lib/entities/entity';
import { holdsUntil, seenDay, stateOf } from '@/lib/facts/state';
import { dayOf } from '@/lib/french/dates';
import { onDatabase } from '@/tests/fixtures/database/on-database';
import { seedOnce } from '../index';

/** A day after every date of the first data. */
const TODAY = '2026-11-26';
const SUBJECTS: readonly SubjectName[] = ['programmes', 'establishments', 'calls'];

onDatabase('the facts of the first data', ({ db }) => {
  before(() => seedOnce(db));

  for (const name of SUBJECTS) {
    test(`every field that readers see of ${name} has a source that says it`, async () => {
      for (const { slug, row, facts } of await rows(name)) {
        const unsaid = factNames(entities[name]).filter(
          (field) =>
            isSaid(row[field]) &&
            !facts.some(
              (one) => one.field === field && !one.endedOn && isSame(one.value, row[field]),
            ),
        );
        assert.deepEqual(unsaid, [], slug);
      }
    });

    test(`what is worth nothing any more is marked so, of ${name}`, async () => {
      for (const { slug, row, facts } of await rows(name)) {
        for (const field of factNames(entities[name])) {
          const value = row[field];
          const state = stateOf({ field, value }, facts, TODAY);
          const sayers = facts.filter(
            (one) => one.field === field && !one.endedOn && isSame(one.value, value),
          );
          const days = sayers.map((one) => seenDay(one)).filter((day) => day !== null);
          const isOld = days.every((day) => holdsUntil(field, day, TODAY) < TODAY);
          if (isSaid(value) && isOld) {
            assert.ok(state === 'a-reverifier' || state === 'contredit', `${slug} ${field}`);
          }
        }
      }
    });
  }

  test('nobody is said to have verified what nobody has, and what ended contradicts nothing', async () => {
    assert.equal(await db.fact.count({ where: { isVerified: true } }), 0);
    const ended = await db.fact.findMany({ where: { endedOn: { not: null } } });
    assert.ok(ended.length > 0);
    for (const { callId, field } of ended.filter(({ callId }) => callId !== null)) {
      const [one] = await rows('calls', { id: callId });
      const value = one?.row[field];
      assert.notEqual(stateOf({ field, value }, one?.facts ?? [], TODAY), 'contredit', one?.slug);
    }
  });

  test('past examinations have their source and their place', async () => {
    const exams = await db.pastExam.findMany({ include: { programme: true, source: true } });
    assert.ok(exams.length >= 60, String(exams.length));
    for (const { establishmentId, programme } of exams) {
      assert.equal(programme?.establishmentId ?? establishmentId, establishmentId);
    }
  });

  async function rows(name: SubjectName, where: object = {}) {
    const published = name === 'programmes' ? { publishedAt: { not: null } } : {};
    const found = await rowsOf(db, name).findMany({ where: { ...published, ...where } });
    const ids = found.map(({ id }) => id);
    const facts = await readFacts(db, name, ids);
    return found.map((row) => ({
      slug: row.slug,
      row: Object.fromEntries(
        Object.entries(row).map(([field, value]) => [
          field,
          value instanceof Date && entities[name].fields.some((one) => one.name === field)
            ? dayOf(value)
            : value,
        ]),
      ),
      facts: facts.get(row.id) ?? [],
    }));
  }
});
