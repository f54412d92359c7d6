import { z } from 'zod';
import { slug } from '@/lib/entities/fields/rules';
import { blocks, readText } from '@/lib/texts/read';
import type { Prisma } from '@/prisma/generated/client';

/** What holds in general at public universities, as the press has read it; staff may edit it. */
const RULES = blocks(
  readText('rules', z.object({})).text,
  '##',
  z.strictObject({
    slug,
    field: z.string(),
    rhythm: z.string().optional(),
    since: z.iso.date().optional(),
    publisher: z.string(),
    date: z.iso.date(),
    source: z.string(),
  }),
);

export async function fillRules(db: Prisma.TransactionClient): Promise<void> {
  const sourceIds = new Map<string, string>();
  for (const { title: name, source: title, publisher, date, ...rule } of RULES) {
    const source = { publisher, kind: 'presse', title, date };
    const sourceId = sourceIds.get(title) ?? (await db.source.create({ data: source })).id;
    sourceIds.set(title, sourceId);
    await db.rule.create({ data: { ...rule, name, sector: 'public', sourceId } });
  }
}
