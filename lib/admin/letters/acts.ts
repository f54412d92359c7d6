import 'server-only';
import { type Composed, composeLetter } from '@/lib/mail/letters/compose';
import { forStaff } from '@/lib/mail/letters/reader-links';
import { MailNotTaken, canSendMail, sendMail } from '@/lib/mail/send-mail';
import { HttpError, conflict } from '@/lib/process/http-error';
import { askFront } from '@/lib/process/ask-front';
import { log } from '@/lib/process/log';
import { LETTER_STEPS, type LetterAct } from '@/lib/entities/mail/letters';
import { absoluteUrl } from '@/lib/site';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, changedFields } from '../audit';
import { commit, requireUnchanged } from '../commit';
import { type Letter, lockLetter, omit, readLetter } from './letters';

type Action = LetterAct['action'];

export async function actOnLetter(id: string, act: LetterAct, actor: Actor): Promise<Letter> {
  const { action } = act;
  const letter = await readLetter(id);
  if (action === 'test') return testLetter(letter, actor);
  const frozen = action === 'send' ? await freeze(letter, act.sendAt) : undefined;
  const { from, to } = LETTER_STEPS[action];
  await commit({ actor, action, entity: 'letter' }, async (tx) => {
    const before = await lockLetter(tx, id);
    if (!from.some((state) => state === before.state)) {
      throw conflict('wrong_state', `A letter that is ${before.state} cannot be ${DONE[action]}`);
    }
    if (frozen) requireUnchanged(before, letter.updatedAt.toISOString());
    const data = { state: to, ...dataOf(action, frozen) };
    const after = await tx.letter.update({ where: { id }, data, omit });
    if (action === 'stop') await stopRecipients(tx, id);
    const { trouble: _, ...changes } = changedFields(before, after);
    return { id, changes };
  });
  if (action === 'send' || action === 'resume') await askFront('askJob', 'letters');
  return readLetter(id);
}

const DONE: Record<keyof typeof LETTER_STEPS, string> = {
  send: 'sent',
  withdraw: 'withdrawn',
  pause: 'paused',
  resume: 'resumed',
  stop: 'stopped',
};

type Frozen = { html: string; plain: string; mark: string; sendAt: Date };

function dataOf(action: Action, frozen: Frozen | undefined): Prisma.LetterUpdateInput {
  if (frozen) return frozen;
  if (action === 'withdraw') return { html: null, plain: null, mark: null, sendAt: null };
  return action === 'stop' ? { endedAt: new Date(), trouble: null } : {};
}

/** Who was claimed but not handed over gets nothing any more: the hand-over looks at this state. */
async function stopRecipients(tx: Prisma.TransactionClient, letterId: string): Promise<void> {
  await tx.letterRecipient.updateMany({
    where: { letterId, state: { in: ['waiting', 'claimed'] } },
    data: { state: 'stopped', at: new Date() },
  });
}

/** What is sent is what was there to be previewed: nothing that changes later reaches a letter. */
async function freeze(letter: Letter, sendAt: string | null): Promise<Frozen> {
  requireMailServer();
  const { html, plain, mark, missing } = await composed(letter);
  if (missing > 0) {
    const some = `${missing} of the chosen articles and masters`;
    throw conflict('not_public', `${some} cannot be read by anybody: publish or remove them`);
  }
  return { html, plain, mark, sendAt: sendAt ? new Date(sendAt) : new Date() };
}

async function testLetter(letter: Letter, actor: Actor): Promise<Letter> {
  requireMailServer();
  const { html, plain } = forStaff(await composed(letter), absoluteUrl);
  try {
    await sendMail({ to: actor.label, subject: `[Test] ${letter.subject}`, html, text: plain });
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    const { message: reason } = error;
    log().warn({ reason }, 'the mail server did not take a test letter');
    const message = `The mail server did not take the test letter: ${reason}`;
    throw new HttpError(503, 'mail_refused', message, { headers: { 'Retry-After': '60' } });
  }
  return letter;
}

async function composed(letter: Letter): Promise<Composed> {
  const made = await composeLetter(letter);
  if (made.fault) throw conflict('not_renderable', `The own sentences: ${made.fault}`);
  if (made.isEmpty) throw conflict('empty_letter', 'The letter has nothing in it yet');
  return made;
}

function requireMailServer(): void {
  if (!canSendMail()) {
    throw conflict('no_mail_server', 'SMTP_URL is not set, so no letter can be sent');
  }
}
