import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { readEstablishments } from '@/prisma/seed/masters/load';
import { bareDay } from './call-state';
import { closingSeason, seasonByWeek, seasonSentence } from './closing-season';

const september = (...days: number[]) =>
  days.map((day) => `2026-09-${String(day).padStart(2, '0')}`);
const DAYS = ['2026-07-28', ...september(1, 2, 4, 7, 8, 8, 8, 10, 11, 15), '2026-10-02'];
const AFTER = '2026-11-26';

test('the season is told by the days between which nine of ten closed, and by its middle', () => {
  const core = Array.from({ length: 4 }, () => DAYS.slice(1, -1)).flat();
  const season = closingSeason([...DAYS, ...core], AFTER);
  assert.ok(season);
  const { from, to, median } = season;
  assert.deepEqual([from, to, median], ['2026-09-01', '2026-09-15', '2026-09-08']);
  assert.equal(
    seasonSentence(season),
    '50 des 52 clôtures datées de 2026 sont tombées entre le 1er septembre et le 15 septembre ; le 8 septembre, la moitié étaient passées.',
  );
});

test('each week from the first to the last has its number, from Monday to Sunday', () => {
  const season = closingSeason(DAYS.toReversed(), AFTER);
  assert.ok(season);
  const { weeks } = season;
  assert.deepEqual([weeks[0]?.monday, weeks.at(-1)?.monday], ['2026-07-27', '2026-09-28']);
  assert.equal(weeks.length, 10);
  assert.equal(
    weeks.reduce((sum, { count }) => sum + count, 0),
    DAYS.length,
  );
  assert.match(
    seasonByWeek(season),
    /^Clôtures par semaine \(date du lundi, nombre\) : 27 juillet, 1 ; 31 août, 3 ; 7 septembre, 6 ; 14 septembre, 1/,
  );
});

test('a season that is not over, or of which little is known, is no picture of a season', () => {
  assert.equal(closingSeason(DAYS, '2026-10-31'), undefined);
  assert.equal(closingSeason(DAYS.slice(0, 9), AFTER), undefined);
  assert.equal(closingSeason([], AFTER), undefined);
  const ahead = closingSeason([...DAYS, '2026-12-10'], AFTER);
  assert.equal(ahead?.closings.length, DAYS.length, 'what has not closed yet is no past');
  const next = DAYS.map((day) => day.replace('2026', '2027'));
  assert.equal(closingSeason([...DAYS, ...next], '2027-09-20')?.year, '2026');
  assert.equal(closingSeason([...DAYS, ...next], '2027-11-01')?.year, '2027');
});

test('the texts on the calendar say of the season what its picture says', () => {
  const days = readEstablishments()
    .flatMap(({ calls }) => calls as { closesOn?: string | null }[])
    .flatMap(({ closesOn }) => closesOn ?? []);
  const season = closingSeason(days, AFTER);
  assert.ok(season);
  const { closings, from, to } = season;
  const within = closings.filter((day) => from <= day && day <= to).length;
  const span = `entre le ${bareDay(from)} et le ${bareDay(to)}`;
  for (const [file, words] of [
    ['lib/texts/topics/calendrier.md', `${within} clôtures sur ${closings.length} ${span} 2026`],
    [
      'lib/texts/calendar.md',
      `sur ${closings.length} clôtures connues pour 2026, ${within} tombaient ${span}`,
    ],
    ['prisma/seed/articles/admission-master-sur-dossier.md', `${within} tombaient ${span}`],
  ] as const) {
    assert.ok(readFileSync(file, 'utf8').includes(words), words);
  }
});
