import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, mock, test } from 'node:test';
import { SMTPServer } from 'smtp-server';
import { openLine } from './smtp-line';

const SECOND = 1000;
const mail = {
  from: 'equipe@guide.example',
  to: 'lectrice@example.org',
  raw: Buffer.from('A\r\n'),
};
const yes = () => Promise.resolve(true);

const server = new SMTPServer({
  authOptional: true,
  disableReverseLookup: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onMailFrom(_address, _session, done) {
    senders += 1;
    done();
  },
  onRcptTo: (_address, _session, done) => atRecipient(done),
  onData(stream, _session, done) {
    stream.on('end', () => atEnd(done)).resume();
  },
});
server.on('error', () => undefined);
type Answer = (error?: Error | null) => void;
const answer = (done: Answer) => done();
let atRecipient = answer;
let atEnd = answer;
let senders = 0;
let url: string;
/** Time passes only where it is told to. */
const pass = (ms: number) => mock.timers.tick(ms);
// It greets nobody before it has waited whether they talk too soon.
server.server.on('connection', () => setImmediate(pass, 100));

describe('a line to a mail server', () => {
  before(async () => {
    mock.timers.enable({ apis: ['setTimeout'] });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.server.address() as { port: number };
    url = `smtp://127.0.0.1:${port}`;
  });
  after(async () => {
    await new Promise<void>((resolve) => server.close(() => resolve()));
    mock.timers.reset();
  });
  beforeEach(() => {
    atRecipient = answer;
    atEnd = answer;
    senders = 0;
  });

  test('a mail server may think about a whole mail for longer than about a command', async () => {
    atEnd = (done) => {
      pass(6 * SECOND);
      done();
    };
    const line = openLine(url, { turnMs: 4 * SECOND, answerMs: 10 * SECOND });
    assert.equal((await line.deliver(mail, yes)).kind, 'sent');
    line.close();
  });

  test('one that says nothing to a command is away, and nothing was handed over', async () => {
    atRecipient = () => pass(3 * SECOND);
    let asked = 0;
    const line = openLine(url, { turnMs: 3 * SECOND });
    const found = await line.deliver(mail, async () => (asked += 1) > 0);
    assert.deepEqual(found, { kind: 'away', reason: 'the mail server does not answer' });
    assert.equal(asked, 0);
  });

  test('one that never answers a whole mail leaves a doubt', async () => {
    atEnd = () => pass(10 * SECOND);
    const line = openLine(url, { answerMs: 10 * SECOND });
    assert.equal((await line.deliver(mail, yes)).kind, 'unknown');
  });

  test('a stop cuts a conversation that has not come to its mail', async () => {
    const stopping = new AbortController();
    atRecipient = () => {
      stopping.abort();
      pass(1);
    };
    const line = openLine(url, { stopping: stopping.signal });
    assert.deepEqual(await line.deliver(mail, yes), { kind: 'withheld' });
    assert.deepEqual(await line.deliver(mail, yes), { kind: 'withheld' });
  });

  test('a stop waits a while for the answer to a mail that was handed over', async () => {
    const stopping = new AbortController();
    const { signal } = stopping;
    atEnd = (done) => {
      stopping.abort();
      pass(SECOND);
      done();
    };
    const patient = openLine(url, { graceMs: 2 * SECOND, stopping: signal });
    assert.equal((await patient.deliver(mail, yes)).kind, 'sent');
    patient.close();
  });

  test('and no longer', async () => {
    const stopping = new AbortController();
    atEnd = () => {
      stopping.abort();
      pass(2 * SECOND);
    };
    const { signal } = stopping;
    const line = openLine(url, { graceMs: 2 * SECOND, stopping: signal });
    const found = await line.deliver(mail, yes);
    assert.equal(found.kind, 'unknown');
    assert.ok('reason' in found && found.reason.includes('stopped'), JSON.stringify(found));
  });

  test('a user and a password are never left out, nor told to a server that does not ask', async () => {
    const line = openLine(url.replace('//', '//guide:geheim@'));
    const found = await line.deliver(mail, yes);
    assert.equal(found.kind, 'away');
    assert.ok('reason' in found && found.reason.startsWith('SMTP_URL: '), JSON.stringify(found));
    assert.equal(senders, 0);
  });
});
