import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SmtpError, type Stage, createRefusalJudge, outcomeOf } from './smtp-line';

function outcome(response: string, command: string, stage: Stage = 'before', hasSent = false) {
  const error: SmtpError = Object.assign(new Error(response || 'connection lost'), {
    command,
    ...(response ? { response, responseCode: Number(response.slice(0, 3)) } : {}),
  });
  return outcomeOf(error, stage, hasSent);
}

test('a temporary refusal of this mail is tried later', () => {
  assert.equal(outcome('451 4.7.1 Greylisted', 'RCPT TO').kind, 'later');
  assert.equal(outcome('452 full', 'DATA', 'handed').kind, 'later');
});

test('only an answer that says the address is gone switches it off', () => {
  const gone = (response: string, command: string, stage?: Stage) => {
    const found = outcome(response, command, stage);
    assert.equal(found.kind, 'refused', response);
    return found.kind === 'refused' && found.isAddressGone;
  };
  assert.ok(gone('550 5.1.1 No such user', 'RCPT TO'));
  assert.ok(gone('550-5.1.1 No such user', 'RCPT TO'));
  assert.ok(gone('556 5.1.10 Takes no mail', 'RCPT TO'));
  assert.ok(gone('550 5.1.1 No such user', 'DATA', 'handed'));
  assert.ok(!gone('550 unknown', 'RCPT TO'));
  assert.ok(!gone('550 relay not permitted', 'RCPT TO'));
  assert.ok(
    !gone('550-Verification failed for <a@b.example>\n550 Sender verify failed', 'RCPT TO'),
  );
  assert.ok(!gone('550 5.1.0 Address rejected', 'RCPT TO'));
  assert.ok(!gone('550 5.1.8 Bad sender', 'RCPT TO'));
  assert.ok(!gone('550 5.2.0 Mailbox', 'RCPT TO'));
  assert.ok(!gone('554 looks like spam', 'DATA', 'handed'));
  assert.ok(!gone('554 5.7.1 looks like spam', 'DATA', 'handed'));
  assert.ok(!gone('552 5.2.2 Mailbox full', 'RCPT TO'));
});

test('a server that takes nothing at all is no fault of this reader', () => {
  for (const command of ['MAIL FROM', 'AUTH PLAIN', 'CONN']) {
    assert.equal(outcome('550 5.7.1 Not you', command).kind, 'away', command);
  }
  for (const response of [
    '421 Closing',
    '530 Authentication required',
    '535 5.7.8 Wrong password',
    '503 Valid RCPT command must precede DATA',
    '550 5.7.1 Relaying denied',
    '554 5.7.25 No reverse name',
  ]) {
    assert.equal(outcome(response, 'RCPT TO').kind, 'away', response);
  }
});

test('many refusals in a row are a fault of the server, until it takes a mail', () => {
  const judge = createRefusalJudge();
  const refused = outcome('550 5.1.1 No such user', 'RCPT TO');
  const kinds = (count: number) => Array.from({ length: count }, () => judge(refused).kind);
  assert.deepEqual(new Set(kinds(10)), new Set(['refused']));
  assert.deepEqual(kinds(2), ['away', 'away']);
  assert.equal(judge({ kind: 'sent' }).kind, 'sent');
  assert.deepEqual(kinds(1), ['refused']);
});

test('a line that breaks leaves a doubt once the mail was handed over, and before it none', () => {
  assert.equal(outcome('', 'CONN', 'handed').kind, 'unknown');
  assert.equal(outcome('250 Ok', 'CONN', 'handed').kind, 'unknown');
  assert.equal(outcome('', 'API', 'withheld').kind, 'withheld');
});

test('a line that breaks before it carried anything says nothing of this reader', () => {
  assert.equal(outcome('', 'CONN').kind, 'away');
  assert.equal(outcome('', 'CONN', 'before', true).kind, 'later');
});

test('an address that cannot be said to a server does not hold the others up', () => {
  const more = { code: 'EENVELOPE', command: 'API' };
  const found = outcomeOf(Object.assign(new Error('Invalid recipient'), more), 'before');
  assert.deepEqual(
    [found.kind, 'isAddressGone' in found && found.isAddressGone],
    ['refused', false],
  );
});

test('no address and no sign that is not seen stays in a reason, and no reason is endless', () => {
  const found = outcome(
    `550 <lectrice@example.org>\u0007\u202e\u0000 ${'x'.repeat(2000)}`,
    'RCPT TO',
  );
  assert.ok('reason' in found);
  assert.ok(!found.reason.includes('lectrice@') && found.reason.length <= 300);
  assert.doesNotMatch(found.reason, /\p{C}/u);
});
