import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { callState } from '@/lib/editorial/masters/call-state';
import type { Call } from '@/lib/entities/call';
import { type CalendarEntry, calendarEntries } from '@/lib/texts/calendar';
import { calendarFile, watchEvent } from './file';

const URL = 'https://guide.example.org/calendrier.ics';
const file = calendarFile(calendarEntries, URL);

describe('the file', () => {
  test('ends every line with CRLF, and no line is longer than 75 octets', () => {
    assert.ok(file.endsWith('END:VCALENDAR\r\n'));
    assert.doesNotMatch(file, /(?<!\r)\n|\r(?!\n)/);
    for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  });

  test('cuts no character in two', () => {
    for (const line of file.split('\r\n')) assert.ok(line.isWellFormed());
    const note = 'é😀'.repeat(60);
    assert.ok(unfolded(calendarFile([{ ...entry, text: note }], URL)).includes(note));
  });

  test('says what it is, whose it is, and when to look again', () => {
    const head = lines(file).slice(0, lines(file).indexOf('BEGIN:VEVENT'));
    assert.deepEqual(head.slice(0, 2), ['BEGIN:VCALENDAR', 'VERSION:2.0']);
    for (const name of ['PRODID', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL']) {
      assert.equal(head.filter((line) => line.split(/[:;]/)[0] === name).length, 1, name);
    }
    assert.ok(head.includes(`SOURCE;VALUE=URI:${URL}`));
  });
});

describe('the events', () => {
  const events = eventsOf(file);

  test('are all there, each once, each every year', () => {
    assert.equal(events.length, calendarEntries.length);
    assert.equal(new Set(events.map((event) => event.get('UID'))).size, events.length);
    for (const event of events) assert.equal(event.get('RRULE'), 'FREQ=YEARLY');
  });

  test('keep their UID from one reading to the next, and are stamped in UTC', () => {
    const again = eventsOf(calendarFile(calendarEntries.toReversed(), URL)).toReversed();
    assert.deepEqual(again, events);
    for (const event of events) {
      assert.match(event.get('UID') ?? '', /^[a-z0-9-]+@[a-z-]+$/);
      assert.match(event.get('DTSTAMP') ?? '', /^\d{8}T\d{6}Z$/);
    }
  });

  test('say how sure they are, to people and to programs', () => {
    events.forEach((event, index) => {
      const isFixed = calendarEntries[index]?.kind === 'ferie';
      const [words, status] = isFixed
        ? ['Date fixe', 'CONFIRMED']
        : ['Période indicative', 'TENTATIVE'];
      assert.ok(event.get('DESCRIPTION')?.startsWith(`${words}. `), event.get('SUMMARY'));
      assert.equal(event.get('STATUS'), status);
    });
    assert.ok(calendarEntries.some(({ kind }) => kind === 'periode'));
  });

  test('end on the day after their last day', () => {
    const [event] = eventsOf(calendarFile([entry], URL));
    assert.equal(event?.get('DTSTART;VALUE=DATE'), '20250215');
    assert.equal(event?.get('DTEND;VALUE=DATE'), '20250301');
    assert.equal(event?.get('SUMMARY'), 'A\\, b\\; c');
  });
});

const entry: CalendarEntry = {
  id: 'x',
  title: 'A, b; c',
  kind: 'periode',
  from: { month: 2, day: 15 },
  to: { month: 2, day: 28 },
  text: 'n',
};

function unfolded(calendar: string): string {
  return calendar.replace(/\r\n[ \t]/g, '');
}

function lines(calendar: string): string[] {
  return unfolded(calendar).split('\r\n');
}

function eventsOf(calendar: string): Map<string, string>[] {
  const blocks = unfolded(calendar).split('BEGIN:VEVENT\r\n').slice(1);
  return blocks.map((block) => {
    const pairs = (block.split('\r\nEND:VEVENT')[0] ?? '').split('\r\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), line.slice(at + 1)] as const;
    });
    return new Map(pairs);
  });
}

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
