import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Call } from '@/lib/entities/call';
import { callState } from '@/lib/editorial/masters/call-state';
import { watchEvent } from './file';

const TODAY = '2026-11-26';
const PAGE = 'https://guide.example.org/universites/uh1/encg-settat';

const call = (closesOn: string | null, academicYear = '2026-2027') =>
  ({
    ...{ id: academicYear, academicYear, closesOn, opensOn: null, applyUrl: null },
    ...{ establishmentId: 'settat', establishmentAcronym: 'ENCG Settat' },
    updatedAt: new Date('2026-09-01T00:00:00Z'),
  }) as Call;

function watched(calls: Call[], today = TODAY): Map<string, string> {
  const [latest] = calls;
  assert.ok(latest);
  const lines = watchEvent({ ...latest, page: PAGE }, callState(calls, today), today);
  return new Map(
    lines.map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  );
}

test('a month before the last known closing comes round, its notice is to be looked for', () => {
  const event = watched([call('2026-09-11')]);
  assert.equal(event.get('DTSTART;VALUE=DATE'), '20270812');
  assert.equal(
    event.get('SUMMARY'),
    'Surveiller l’avis d’ENCG Settat (en 2026 : clôture le 11 septembre)',
  );
});

test('it is no deadline, and says so to people and to programs', () => {
  const event = watched([call('2026-09-11')]);
  assert.match(event.get('DESCRIPTION') ?? '', /^Ce n’est pas une échéance/);
  assert.equal(event.get('STATUS'), 'TENTATIVE');
  assert.equal(event.get('UID'), 'veille-settat@guide-masters-maroc');
});

test('where no day was ever known, it stands at the beginning of the season', () => {
  const event = watched([call(null)]);
  assert.equal(event.get('DTSTART;VALUE=DATE'), '20270601');
  assert.match(event.get('SUMMARY') ?? '', /\(aucune date connue\)$/);
});

test('where a call is open, or its notice is out without a day, there is nothing to look for', () => {
  assert.equal(watched([call('2026-12-01')]).size, 0);
  assert.equal(watched([call(null)], '2026-09-01').size, 0);
  assert.equal(watched([call('2026-09-11')], '2026-09-11').size, 0);
  assert.equal(watched([call('2026-09-11')], '2026-09-12').get('DTSTART;VALUE=DATE'), '20270812');
});
