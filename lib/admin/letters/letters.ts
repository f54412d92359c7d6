import 'server-only';
import { type Actor, changedFields, commit, requireUnchanged } from '@/lib/admin/audit';
import { type Page, type Slice, readPage } from '@/lib/content/page';
import { staffTextFault } from '@/lib/content/reading/staff-text';
import { type Tx, db } from '@/lib/db/connect/client';
import { lockRows } from '@/lib/db/statements/rows';
import {
  END_STATES,
  LETTER_STEPS,
  type LetterAct,
  type LetterInput,
  type LetterReportQuery,
  OPEN_STATES,
} from '@/lib/entities/mail/letters';
import { type Composed, composeLetter } from '@/lib/mail/letters/compose';
import { forStaff } from '@/lib/mail/letters/parts';
import { MailNotTaken, canSendMail, sendMail } from '@/lib/mail/send-mail';
import { askFront } from '@/lib/process/ask-front';
import { HttpError, conflict, invalid, notFound } from '@/lib/process/http-error';
import { log } from '@/lib/process/log';
import { absoluteUrl } from '@/lib/site';
import type { Prisma } from '@/prisma/generated/client';
import { previewOfDigest } from './digest';

const entity = 'letter';
const omit = { html: true, plain: true, mark: true } as const;

type Row = Prisma.LetterGetPayload<{ omit: typeof omit }>;
export type Letter = Row & { counts: LetterCounts };

export async function listLetters(slice: Slice): Promise<Page<Letter>> {
  const orderBy: Prisma.LetterOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'desc' }];
  const { rows, total } = await readPage(db().letter, { orderBy, omit }, slice);
  return { rows: await counted(rows), total };
}

export async function readLetter(id: string): Promise<Letter> {
  const [letter] = await counted([await findLetter(db(), id)]);
  return letter as Letter;
}

export async function createLetter(input: LetterInput, actor: Actor): Promise<Letter> {
  const { updatedAt: _, ...data } = input;
  await requireRenderable(data.body);
  const { id } = await commit({ actor, action: 'create', entity }, async (tx) => {
    const row = await tx.letter.create({ data, select: { id: true } });
    return { ...row, changes: changedFields({}, data) };
  });
  return readLetter(id);
}

export async function updateLetter(id: string, input: LetterInput, actor: Actor): Promise<Letter> {
  const { updatedAt: basedOn, ...data } = input;
  await requireRenderable(data.body);
  await commit({ actor, action: 'update', entity }, async (tx) => {
    const before = await lockDraft(tx, id);
    requireUnchanged(before, basedOn);
    const after = await tx.letter.update({ where: { id }, data, omit });
    return { id, changes: changedFields(before, after) };
  });
  return readLetter(id);
}

/** What was sent stays, with its report. */
export async function deleteLetter(id: string, actor: Actor): Promise<void> {
  await commit({ actor, action: 'delete', entity }, async (tx) => {
    const { subject } = await lockDraft(tx, id);
    await tx.letter.delete({ where: { id }, select: { id: true } });
    return { id, changes: changedFields({ subject }, {}) };
  });
}

async function lockLetter(tx: Tx, id: string): Promise<Row> {
  await lockRows(tx, 'letters', [id]);
  return findLetter(tx, id);
}

async function lockDraft(tx: Tx, id: string): Promise<Row> {
  const letter = await lockLetter(tx, id);
  if (letter.state === 'draft') return letter;
  throw conflict('not_a_draft', 'This letter is on its way, so it cannot be changed any more');
}

async function requireRenderable(body: string): Promise<void> {
  const message = await staffTextFault(body);
  if (message) throw invalid([{ path: 'body', message }]);
}

async function findLetter(client: Tx, id: string): Promise<Row> {
  const row = await client.letter.findUnique({ where: { id }, omit });
  if (!row) throw notFound();
  return row;
}

async function counted(rows: Row[]): Promise<Letter[]> {
  const countsOf = await countRecipients(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, counts: countsOf(row.id) }));
}

const NONE = { open: 0, sent: 0, failed: 0, left: 0, unknown: 0, stopped: 0, leftSince: 0 };

type LetterCounts = typeof NONE;

/** Who got a letter was subscribed then, so whoever is not any more has left since. */
const LEFT_SINCE = {
  state: 'sent',
  OR: [{ subscriberId: null }, { subscriber: { unsubscribedAt: { not: null } } }],
} satisfies Prisma.LetterRecipientWhereInput;

async function countRecipients(ids: string[]): Promise<(id: string) => LetterCounts> {
  const letterId = { in: ids };
  const [states, left] = await Promise.all([
    db().letterRecipient.groupBy({
      by: ['letterId', 'state'],
      where: { letterId },
      _count: { _all: true },
    }),
    db().letterRecipient.groupBy({
      by: ['letterId'],
      where: { letterId, ...LEFT_SINCE },
      _count: { _all: true },
    }),
  ]);
  return (id) => {
    const counts = { ...NONE };
    for (const { letterId, state, _count } of states) {
      const end = END_STATES.find((one) => one === state);
      if (letterId === id) counts[end ?? 'open'] += _count._all;
    }
    counts.leftSince = left.find(({ letterId }) => letterId === id)?._count._all ?? 0;
    return counts;
  };
}

const recipientSelect = {
  id: true,
  state: true,
  attempts: true,
  reason: true,
  at: true,
  subscriber: { select: { email: true } },
} satisfies Prisma.LetterRecipientSelect;

type RecipientRow = Prisma.LetterRecipientGetPayload<{ select: typeof recipientSelect }>;
export type LetterRecipient = Omit<RecipientRow, 'subscriber'> & { email: string | null };

export async function listRecipients(
  letterId: string,
  { state, ...slice }: LetterReportQuery,
): Promise<Page<LetterRecipient>> {
  const states = state === 'open' ? [...OPEN_STATES] : state && [state];
  const where = { letterId, ...(states ? { state: { in: states } } : {}) };
  const orderBy: Prisma.LetterRecipientOrderByWithRelationInput[] = [{ at: 'desc' }, { id: 'asc' }];
  const asked = { where, orderBy, select: recipientSelect };
  const { rows: found, total } = await readPage(db().letterRecipient, asked, slice);
  const rows = found.map(({ subscriber, ...row }) => ({
    ...row,
    email: subscriber?.email ?? null,
  }));
  return { rows, total };
}

/** Of what is being written; nothing is stored. */
export async function previewLetter(input: LetterInput) {
  const composed = await composeLetter(input);
  const { missing, fault } = composed;
  if (fault) throw invalid([{ path: 'body', message: fault }]);
  return { ...forStaff(composed), missing };
}

/** Of a letter that is on its way or gone: as it was frozen, whatever has changed since. */
export async function previewStoredLetter(id: string) {
  const letter = await db().letter.findUnique({ where: { id } });
  if (!letter) throw notFound();
  const { subject, sendAt, digestWeek, html, plain, mark } = letter;
  if (digestWeek && sendAt) return previewOfDigest({ id, subject, sendAt });
  if (html && plain && mark) return { ...forStaff({ html, plain, mark }), missing: 0 };
  const composed = await composeLetter(letter);
  return { ...forStaff(composed), missing: composed.missing };
}

type Action = LetterAct['action'];

export async function actOnLetter(id: string, act: LetterAct, actor: Actor): Promise<Letter> {
  const { action } = act;
  const letter = await readLetter(id);
  if (action === 'test') return testLetter(letter, actor);
  const frozen = action === 'send' ? await freeze(letter, act.sendAt) : undefined;
  const { from, to } = LETTER_STEPS[action];
  await commit({ actor, action, entity }, async (tx) => {
    const before = await lockLetter(tx, id);
    if (!from.some((state) => state === before.state)) {
      throw conflict('wrong_state', `A letter that is ${before.state} cannot be ${DONE[action]}`);
    }
    if (frozen) requireUnchanged(before, letter.updatedAt.toISOString());
    const data = { state: to, ...dataOf(action, frozen) };
    const after = await tx.letter.update({ where: { id }, data, omit });
    if (action === 'stop') {
      // Who was claimed but not handed over gets nothing: the hand-over looks at this state.
      await tx.letterRecipient.updateMany({
        where: { letterId: id, state: { in: ['waiting', 'claimed'] } },
        data: { state: 'stopped', at: new Date() },
      });
    }
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
