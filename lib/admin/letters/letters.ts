import 'server-only';
import { staffTextFault } from '@/lib/content/reading/staff-text';
import { type Page, type Slice, readPage } from '@/lib/content/page';
import { db } from '@/lib/db/connect/client';
import { lockRows } from '@/lib/db/statements/locks';
import { conflict, invalid, notFound } from '@/lib/process/http-error';
import type { LetterInput } from '@/lib/entities/mail/letters';
import type { Prisma } from '@/prisma/generated/client';
import { type Actor, type Changes, changedFields, logChange, recordAudit } from '../audit';
import { type LetterCounts, countRecipients } from './report';

type Tx = Prisma.TransactionClient;

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
  const { id } = await db().$transaction(async (tx) => {
    const row = await tx.letter.create({ data, omit });
    await audit(tx, 'create', row.id, actor, changedFields({}, data));
    return row;
  });
  return done('create', id, actor);
}

export async function updateLetter(id: string, input: LetterInput, actor: Actor): Promise<Letter> {
  const { updatedAt: basedOn, ...data } = input;
  await requireRenderable(data.body);
  await db().$transaction(async (tx) => {
    const before = await lockLetter(tx, id);
    requireDraft(before);
    if (basedOn && new Date(basedOn).getTime() !== before.updatedAt.getTime()) {
      throw conflict('edited_meanwhile', 'Someone else changed this meanwhile');
    }
    const after = await tx.letter.update({ where: { id }, data, omit });
    await audit(tx, 'update', id, actor, changedFields(before, after));
  });
  return done('update', id, actor);
}

/** What was sent stays, with its report. */
export async function deleteLetter(id: string, actor: Actor): Promise<void> {
  await db().$transaction(async (tx) => {
    const before = await lockLetter(tx, id);
    requireDraft(before);
    await tx.letter.delete({ where: { id }, select: { id: true } });
    await audit(tx, 'delete', id, actor, changedFields({ subject: before.subject }, {}));
  });
  logChange(actor, { action: 'delete', entity: 'letter', id });
}

export async function lockLetter(tx: Tx, id: string): Promise<Row> {
  await lockRows(tx, 'letters', [id]);
  return findLetter(tx, id);
}

export async function audit(
  tx: Tx,
  action: string,
  entityId: string,
  actor: Actor,
  changes: Changes = {},
): Promise<void> {
  await recordAudit(tx, { actor, action, entity: 'letter', entityId, changes });
}

export async function done(action: string, id: string, actor: Actor): Promise<Letter> {
  logChange(actor, { action, entity: 'letter', id });
  return readLetter(id);
}

function requireDraft({ state }: Row): void {
  if (state !== 'draft') {
    throw conflict('not_a_draft', 'This letter is on its way, so it cannot be changed any more');
  }
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
