import 'server-only';
import { db } from '@/lib/db/connect/client';
import { NO_DIGEST, digestReaders, readDigestSettings } from '@/lib/db/statements/digest';
import {
  type Digest,
  composeDigest,
  countOf,
  newsUntil,
  pick,
  subjectOf,
  afterWeekOf,
  nextDigest,
  nextToPrepare,
  weekOf,
} from '@/lib/mail/letters/digests';
import { forStaff } from '@/lib/mail/letters/parts';
import type { DigestSettingsInput } from '@/lib/entities/mail/letters';
import { type Actor, changedFields, commit } from '../audit';

const WEEK_MS = 7 * 86_400_000;

export async function readDigest() {
  const { settings, isPrepared, skipped, digest } = await nextOne();
  return { ...settings, nextAt: digest.sendAt, isPrepared, skipped };
}

/** Who would get how much, as things stand: each reader is looked at, which takes its time. */
export async function readDigestReaders() {
  const { digest } = await nextOne();
  const news = await newsUntil(digest.sendAt);
  const groups = new Map<number, number>();
  let readers = 0;
  for await (const part of digestReaders(digest)) {
    readers += part.length;
    for (const one of part) {
      const items = countOf(pick(news, one));
      groups.set(items, (groups.get(items) ?? 0) + 1);
    }
  }
  return {
    readers,
    withNews: readers - (groups.get(0) ?? 0),
    groups: [...groups]
      .filter(([items]) => items > 0)
      .sort(([one], [other]) => one - other)
      .map(([items, count]) => ({ items, readers: count })),
    subjects: await chosenSubjects(),
  };
}

export type DigestState = Awaited<ReturnType<typeof readDigest>>;
export type DigestReaders = Awaited<ReturnType<typeof readDigestReaders>>;

export async function saveDigest(input: DigestSettingsInput, actor: Actor): Promise<DigestState> {
  // The pages of readers offer subjects while it is on.
  const what = { action: 'update', entity: 'digest settings', freshness: 'harmless' } as const;
  await commit({ actor, ...what }, async (tx) => {
    const known = await tx.digestSettings.findFirst({ omit: { id: true, updatedAt: true } });
    await tx.digestSettings.upsert({ where: { id: 1 }, create: input, update: input });
    const before = known ?? NO_DIGEST;
    const changes = changedFields(before, { ...before, ...input });
    // What was prepared for another time, or is not to be, is prepared anew when its time comes.
    const isChanged = Object.keys(changes).length > 0;
    if (isChanged) await tx.letter.deleteMany({ where: { state: 'prepared' } });
    return { changes, told: changes };
  });
  return readDigest();
}

export async function previewDigest(subject?: string) {
  const { digest } = await nextOne();
  return previewOfDigest(digest, subject);
}

/** For somebody who got the one of the week before. */
export async function previewOfDigest(digest: Digest, subject?: string) {
  const news = await newsUntil(digest.sendAt);
  const since = new Date(digest.sendAt.getTime() - WEEK_MS);
  const isNew = ({ at }: { at: Date }) => at > since;
  const picked = subject
    ? pick(news, { since, wantsCalls: true, categories: [subject], cities: [subject] })
    : {
        calls: news.calls.filter(isNew),
        masters: news.masters.filter(isNew),
        articles: news.articles.filter(isNew),
      };
  return { ...forStaff(await composeDigest(digest.subject, picked, [])), missing: 0 };
}

/** Why none goes out at a time that is still to come. */
type Skipped = { at: Date; why: 'stopped' | 'done' | 'late' };

/** Of one week there is one digest, also when its day was changed since. */
async function nextOne() {
  const settings = await readDigestSettings();
  const soonest = nextDigest(settings);
  const made = await db().letter.findUnique({
    where: { digestWeek: new Date(weekOf(soonest)) },
    select: { id: true, state: true, subject: true, sendAt: true },
  });
  if (made?.state === 'prepared') {
    const digest: Digest = { id: made.id, subject: made.subject, sendAt: made.sendAt ?? soonest };
    return { settings, isPrepared: true, skipped: null, digest };
  }
  const sendAt = made ? nextDigest(settings, afterWeekOf(soonest)) : nextToPrepare(settings);
  const missed = made?.state === 'stopped' ? 'stopped' : 'done';
  const skipped: Skipped | null =
    sendAt > soonest ? { at: soonest, why: made ? missed : 'late' } : null;
  const digest: Digest = { subject: subjectOf(sendAt), sendAt };
  return { settings, isPrepared: false, skipped, digest };
}

const MOST_SUBJECTS = 30;

/** To look at the digest of: those that most readers chose. */
async function chosenSubjects() {
  const shape = {
    select: { id: true, name: true, _count: { select: { subscribers: true } } },
    where: { subscribers: { some: {} } },
    orderBy: [{ subscribers: { _count: 'desc' } }, { name: 'asc' }],
    take: MOST_SUBJECTS,
  } as const;
  const [categories, cities] = await Promise.all([
    db().category.findMany({ ...shape, orderBy: [...shape.orderBy] }),
    db().city.findMany({ ...shape, orderBy: [...shape.orderBy] }),
  ]);
  return [...categories, ...cities].map(({ id, name, _count }) => ({
    id,
    name,
    readers: _count.subscribers,
  }));
}
