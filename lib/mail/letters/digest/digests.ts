import { loadSiteSettings } from '@/lib/content/site-settings';
import {
  type News,
  digestReader,
  digestReaders,
  dueDigests,
  noteOpenCalls,
  prepareDigest,
  readDigestSettings,
  readNews,
  skipDigest,
  startDigest,
} from '@/lib/db/statements/digest';
import type { Frozen } from '@/lib/db/statements/letter-queue';
import { frenchDate, nextMidnightInMorocco, todayInMorocco } from '@/lib/french/dates';
import { drawMark, letterFooter } from '../reader-links';
import { countOf, pick } from './pick';
import { isTimeToPrepare, nextDigest, weekOf } from './schedule';
import { writeDigest } from './write-digest';

/** As long as news counts for anybody. */
const LONGEST_MS = 31 * 86_400_000;
/** What is unpublished while a digest goes out is left out from then on. */
const KEPT_MS = 5000;
const MISSED = 'The site did not run on the day on which it was to go out';

export type Digest = { id?: string; subject: string; sendAt: Date };

/** Makes the digest of the next day, if it is to be and nobody has made it. */
export async function prepareNextDigest(now = new Date()): Promise<boolean> {
  await noteOpenCalls(todayInMorocco(now));
  const settings = await readDigestSettings();
  const sendAt = nextDigest(settings, now);
  if (!settings.isOn || !isTimeToPrepare(sendAt, now)) return false;
  return prepareDigest({ week: weekOf(sendAt), sendAt, subject: subjectOf(sendAt) }, settings);
}

export const subjectOf = (sendAt: Date) => `Du nouveau pour vos sujets – ${frenchDate(sendAt)}`;

/** Late on the same day, if the site was away; on another day it is skipped, and nothing is lost. */
export async function startDueDigests(now = new Date()): Promise<void> {
  for (const { id, sendAt } of await dueDigests()) {
    if (now >= nextMidnightInMorocco(sendAt)) await skipDigest(id, MISSED);
    else await startDigest(id, await readersWithNews({ id, sendAt }));
  }
}

async function readersWithNews(digest: { id: string; sendAt: Date }): Promise<string[]> {
  const news = await newsUntil(digest.sendAt);
  const ids: string[] = [];
  for await (const part of digestReaders(digest)) {
    ids.push(...part.filter((one) => countOf(pick(news, one)) > 0).map(({ id }) => id));
  }
  return ids;
}

export function newsUntil(until: Date): Promise<News> {
  return readNews(new Date(until.getTime() - LONGEST_MS), until, todayInMorocco());
}

/** For one line of a sender: the news are read again every few seconds, and each reader at once. */
export function createDigestWriter(keptMs = KEPT_MS) {
  let kept: { until: number; madeAt: number; news: Promise<News> } | undefined;
  const newsOf = (sendAt: Date) => {
    const until = sendAt.getTime();
    const isFresh = kept?.until === until && performance.now() - kept.madeAt < keptMs;
    if (kept && isFresh) return kept.news;
    const news = newsUntil(sendAt);
    kept = { until, madeAt: performance.now(), news };
    // What could not be read is asked for again at once, and not in five seconds.
    news.catch(() => (kept = undefined));
    return news;
  };
  /** Undefined when there is nothing new for them by now. */
  return async (digest: Digest, subscriberId: string): Promise<Frozen | undefined> => {
    const reader = await digestReader(digest, subscriberId);
    const news = reader && pick(await newsOf(digest.sendAt), reader);
    if (!reader || !news || countOf(news) === 0) return undefined;
    return composeDigest(digest.subject, news, namesOf(reader));
  };
}

const namesOf = ({ wantsCalls, names }: { wantsCalls: boolean; names: string[] }) =>
  wantsCalls ? ['candidatures ouvertes', ...names] : names;

export async function composeDigest(
  subject: string,
  news: News,
  names: readonly string[],
): Promise<Frozen> {
  const mark = drawMark();
  const footer = letterFooter(mark, await loadSiteSettings());
  return { ...writeDigest({ subject, news, names }, footer), mark };
}
