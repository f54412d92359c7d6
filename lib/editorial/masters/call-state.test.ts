import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callHeadline, callHint, callState, calledFor, closesSoon } from './call-state';

const call = (closesOn: string | null, opensOn: string | null = null, year = '2026-2027') => ({
  academicYear: year,
  opensOn,
  closesOn,
});
const said = (calls: ReturnType<typeof call>[], today: string) => {
  const state = callState(calls, today);
  return [callHeadline(state), callHint(state)];
};

test('a call is open until the end of its last day, and closed at midnight', () => {
  assert.equal(callState([call('2026-09-19')], '2026-09-19').kind, 'ouvert');
  assert.equal(callState([call('2026-09-19')], '2026-09-20').kind, 'clos');
});

test('how long a call is open still is said in its last thirty days', () => {
  const until = (today: string) => said([call('2026-09-19')], today)[0] ?? '';
  assert.match(until('2026-08-19'), /19 septembre 2026$/);
  assert.match(until('2026-09-14'), /19 septembre 2026 \(plus que 5 jours\)$/);
  assert.match(until('2026-09-18'), /19 septembre 2026 \(dernier jour : demain\)$/);
  assert.match(until('2026-09-19'), /19 septembre 2026 \(dernier jour\)$/);
});

test('soon is within seven days, and only of what is open', () => {
  const isSoon = (today: string) =>
    closesSoon(callState([call('2026-09-19', '2026-09-14')], today));
  assert.deepEqual(['2026-09-13', '2026-09-14', '2026-09-19', '2026-09-20'].map(isSoon), [
    false,
    true,
    true,
    false,
  ]);
  assert.equal(closesSoon(callState([call('2026-09-19')], '2026-09-12')), true);
  assert.equal(closesSoon(callState([call('2026-09-19')], '2026-09-11')), false);
  assert.equal(closesSoon(callState([call(null)], '2026-09-11')), false);
});

test('a call that opens later is announced, and one without dates is said to have none', () => {
  assert.equal(callState([call('2026-09-19', '2026-09-01')], '2026-08-31').kind, 'a-venir');
  assert.equal(callState([call('2026-09-19', '2026-09-01')], '2026-09-01').kind, 'ouvert');
  assert.match(said([call(null)], '2026-09-01')[0] ?? '', /dates non publiées/);
  assert.match(said([], '2026-09-01')[0] ?? '', /Aucun avis/);
});

test('the date of the year before is the hint where the new round has none', () => {
  const calls = [call(null), call('2025-09-15', null, '2025-2026')];
  const [headline, hint] = said(calls, '2026-07-01');
  assert.match(headline ?? '', /2026-2027/);
  assert.match(hint ?? '', /La clôture de 2025, le 15 septembre, reste le meilleur repère/);
});

test('a call without a closing date is over with its season, and then a hint at most', () => {
  assert.equal(callState([call(null)], '2026-10-31').kind, 'sans-date');
  assert.equal(callState([call(null)], '2026-11-01').kind, 'clos');
  const [headline, hint] = said([call(null, '2024-07-01', '2024-2025')], '2026-11-01');
  assert.match(headline ?? '', /^Saison 2024-2025 passée, date de clôture non publiée/);
  assert.match(hint ?? '', /^Les dates de l’année suivante ne sont pas publiées/);
  assert.doesNotMatch(hint ?? '', /repère/);
  const winter = [call(null, '2026-11-15')];
  assert.equal(callState(winter, '2026-11-10').kind, 'a-venir');
  assert.equal(callState(winter, '2027-10-31').kind, 'sans-date');
  assert.equal(callState(winter, '2027-11-01').kind, 'clos');
});

test('a general notice is not said to hold for a diploma of the school’s own', () => {
  const named = [{ name: 'Master A' }];
  assert.equal(calledFor({ programmes: [] }), undefined);
  assert.match(calledFor({ programmes: [] }, true) ?? '', /ne dit pas s’il vaut/);
  assert.match(calledFor({ programmes: named }, true) ?? '', /concerne « Master A »/);
});

test('once its season is over, the last known closing stays the hint', () => {
  const [, hint] = said([call(null), call('2025-09-15', null, '2025-2026')], '2026-11-01');
  assert.match(hint ?? '', /La clôture de 2025, le 15 septembre, reste le meilleur repère/);
});

test('an open call of an older year counts before a new one that has no dates yet', () => {
  const next = call(null, null, '2027-2028');
  assert.equal(callState([next, call('2027-02-28')], '2027-02-10').kind, 'ouvert');
  assert.equal(callState([next, call('2027-02-28', '2027-02-20')], '2027-02-10').kind, 'a-venir');
  assert.equal(callState([next, call('2027-02-28')], '2027-03-01').kind, 'sans-date');
});

test('of two rounds of a year, the open one counts, then the one that closes first', () => {
  const calls = [call('2026-09-10'), call('2026-10-02'), call('2026-09-25')];
  assert.equal(callState(calls, '2026-09-15').call?.closesOn, '2026-09-25');
  assert.equal(callState(calls, '2026-11-01').call?.closesOn, '2026-10-02');
});
