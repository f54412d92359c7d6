import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calendarFile } from './calendar-file';
import { calendarEntries } from './editorial/calendar';

const file = calendarFile(calendarEntries);

test('every entry is a yearly event', () => {
  assert.equal(file.split('BEGIN:VEVENT').length - 1, calendarEntries.length);
  assert.equal(file.split('RRULE:FREQ=YEARLY').length - 1, calendarEntries.length);
});

test('an event ends the day after its last day', () => {
  const one = calendarFile([
    {
      id: 'x',
      title: 'A, b; c',
      kind: 'periode',
      start: { month: 2, day: 15 },
      end: { month: 2, day: 28 },
      certainty: 'indicatif',
      note: 'n',
    },
  ]);
  assert.match(one, /DTSTART;VALUE=DATE:20250215\r\nDTEND;VALUE=DATE:20250301\r\n/);
  assert.match(one, /SUMMARY:A\\, b\\; c\r\n/);
});

test('no line is longer than 75 octets', () => {
  for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
});
