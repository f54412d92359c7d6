import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SmtpError, type Stage, outcomeOf } from './smtp-outcome';

function outcome(response: string, command: string, stage: Stage = 'before') {
  const error: SmtpError = Object.assign(new Error(response || 'connection lost'), {
    command,
    ...(response ? { response, responseCode: Number(response.slice(0, 3)) } : {}),
  });
  return outcomeOf(error, stage);
}

test('a temporary refusal of this mail is tried later', () => {
  assert.equal(outcome('451 4.7.1 Greylisted', 'RCPT TO').kind, 'later');
  assert.equal(outcome('452 full', 'DATA', 'handed').kind, 'later');
});

test('only an answer about the address switches it off', () => {
  const gone = (response: string, command: string, stage?: Stage) => {
    const found = outcome(response, command, stage);
    assert.equal(found.kind, 'refused', response);
    return found.kind === 'refused' && found.isAddressGone;
  };
  assert.ok(gone('550 5.1.1 No such user', 'RCPT TO'));
  assert.ok(gone('550 unknown', 'RCPT TO'));
  assert.ok(gone('550 5.1.1 No such user', 'DATA', 'handed'));
  assert.ok(!gone('550 5.7.1 Relaying denied', 'RCPT TO'));
  assert.ok(!gone('554 looks like spam', 'DATA', 'handed'));
  assert.ok(!gone('552 5.2.2 Mailbox full', 'RCPT TO'));
});

test('a server that takes nothing at all is no fault of this reader', () => {
  for (const command of ['MAIL FROM', 'AUTH PLAIN', 'CONN']) {
    assert.equal(outcome('550 5.7.1 Not you', command).kind, 'away', command);
  }
  assert.equal(outcome('421 Closing', 'RCPT TO').kind, 'away');
});

test('a line that breaks after the hand-over leaves a doubt, and before it none', () => {
  assert.equal(outcome('', 'CONN', 'handed').kind, 'unknown');
  assert.equal(outcome('', 'CONN', 'before').kind, 'later');
  assert.equal(outcome('', 'API', 'withheld').kind, 'withheld');
});

test('no address stays in a reason, and no reason is endless', () => {
  const found = outcome(`550 <lectrice@example.org> ${'x'.repeat(2000)}`, 'RCPT TO');
  assert.ok('reason' in found);
  assert.ok(!found.reason.includes('lectrice@') && found.reason.length <= 300);
});
