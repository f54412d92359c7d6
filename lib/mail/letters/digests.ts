import {
  fromWallTime,
  toWallTime,
  frenchDate,
  nextMidnightInMorocco,
  todayInMorocco,
} from '@/lib/french/dates';
import { loadSiteSettings } from '@/lib/content/site-settings';
import * as rows from '@/lib/db/statements/digest';
import type { Frozen } from '@/lib/db/statements/letter-queue';
import { frenchSpaces } from '@/lib/french/typography';
import { type Block, type MailDocument, sentences, writeDocument } from '@/lib/mail/document';
import { paths } from '@/lib/paths';
import { absoluteUrl } from '@/lib/site';
import { drawMark, letterFooter, articleBlock, masterBlock } from './parts';

/** The weekday counts from 1, Monday; the hour is what clocks in Morocco show. */
type DigestTime = { weekday: number; hour: number };

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** How long before it goes out a digest can be seen and stopped: a day, and never less than an hour. */
const PREPARED = { earliestMs: DAY_MS, latestMs: HOUR_MS };

/** The next time after now. */
export function nextDigest({ weekday, hour }: DigestTime, now = new Date()): Date {
  const today = toWallTime(now).slice(0, 10);
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  for (const days of [ahead, ahead + 7]) {
    const at = fromWallTime(`${dayAfter(today, days)}T${String(hour).padStart(2, '0')}:00`);
    if (at && at > now) return at;
  }
  throw new Error('a week has no such hour');
}

/** The next one that can still be prepared: what is nearer is not promised to anybody. */
export const nextToPrepare = (time: DigestTime, now = new Date()) =>
  nextDigest(time, new Date(now.getTime() + PREPARED.latestMs - 1));

export function isTimeToPrepare(sendAt: Date, now = new Date()): boolean {
  const ahead = sendAt.getTime() - now.getTime();
  return ahead <= PREPARED.earliestMs && ahead >= PREPARED.latestMs;
}

/** The Monday of its week there, such as 2026-11-23: of one week only one digest is made. */
export function weekOf(moment: Date): string {
  const day = toWallTime(moment).slice(0, 10);
  return dayAfter(day, 1 - weekdayOf(day));
}

/** The last moment of its week there. */
export function afterWeekOf(moment: Date): Date {
  const monday = fromWallTime(`${dayAfter(weekOf(moment), 7)}T00:00`);
  if (!monday) throw new Error('a week has no such end');
  return new Date(monday.getTime() - 1);
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** As long as news counts for anybody. */
const LONGEST_MS = 31 * 86_400_000;
/** What is unpublished while a digest goes out is left out from then on. */
const KEPT_MS = 5000;
const MISSED = 'The site did not run on the day on which it was to go out';

export type Digest = { id?: string; subject: string; sendAt: Date };

/** Makes the digest of the next day, if it is to be and nobody has made it. */
export async function prepareNextDigest(now = new Date()): Promise<boolean> {
  await rows.noteOpenCalls(todayInMorocco(now));
  const settings = await rows.readDigestSettings();
  const sendAt = nextDigest(settings, now);
  if (!settings.isOn || !isTimeToPrepare(sendAt, now)) return false;
  return rows.prepareDigest({ week: weekOf(sendAt), sendAt, subject: subjectOf(sendAt) }, settings);
}

export const subjectOf = (sendAt: Date) => `Du nouveau pour vos sujets – ${frenchDate(sendAt)}`;

/** Late on the same day, if the site was away; on another day it is skipped, and nothing is lost. */
export async function startDueDigests(now = new Date()): Promise<void> {
  for (const { id, sendAt } of await rows.dueDigests()) {
    if (now >= nextMidnightInMorocco(sendAt)) await rows.skipDigest(id, MISSED);
    else await rows.startDigest(id, await readersWithNews({ id, sendAt }));
  }
}

async function readersWithNews(digest: { id: string; sendAt: Date }): Promise<string[]> {
  const news = await newsUntil(digest.sendAt);
  const ids: string[] = [];
  for await (const part of rows.digestReaders(digest)) {
    ids.push(...part.filter((one) => countOf(pick(news, one)) > 0).map(({ id }) => id));
  }
  return ids;
}

export function newsUntil(until: Date): Promise<rows.News> {
  return rows.readNews(new Date(until.getTime() - LONGEST_MS), until, todayInMorocco());
}

/** For one line of a sender: the news are read again every few seconds, and each reader at once. */
export function createDigestWriter() {
  let kept: { until: number; madeAt: number; news: Promise<rows.News> } | undefined;
  const newsOf = (sendAt: Date) => {
    const until = sendAt.getTime();
    const isFresh = kept?.until === until && performance.now() - kept.madeAt < KEPT_MS;
    if (kept && isFresh) return kept.news;
    const news = newsUntil(sendAt);
    kept = { until, madeAt: performance.now(), news };
    // What could not be read is asked for again at once, and not in five seconds.
    news.catch(() => (kept = undefined));
    return news;
  };
  /** Undefined when there is nothing new for them by now. */
  return async (digest: Digest, subscriberId: string): Promise<Frozen | undefined> => {
    const reader = await rows.digestReader(digest, subscriberId);
    const news = reader && pick(await newsOf(digest.sendAt), reader);
    if (!reader || !news || countOf(news) === 0) return undefined;
    return composeDigest(digest.subject, news, namesOf(reader));
  };
}

const namesOf = ({ wantsCalls, names }: { wantsCalls: boolean; names: string[] }) =>
  wantsCalls ? ['candidatures ouvertes', ...names] : names;

export async function composeDigest(
  subject: string,
  news: rows.News,
  names: readonly string[],
): Promise<Frozen> {
  const mark = drawMark();
  const footer = letterFooter(mark, await loadSiteSettings());
  return { ...writeDigest({ subject, news, names }, footer), mark };
}

/** More of one kind are a list, and that is on the site. */
const MOST_SHOWN = 10;

/** To whoever chose these subjects. */
export function writeDigest(
  { subject, news, names }: { subject: string; news: rows.News; names: readonly string[] },
  footer: MailDocument['footer'],
): Omit<Frozen, 'mark'> {
  const { html, text } = writeDocument({
    title: frenchSpaces(subject),
    preheader: frenchSpaces(preheaderOf(news)),
    body: sentences([frenchSpaces(opening(names))]),
    sections: [
      section('Candidatures ouvertes', news.calls.map(callBlock), CALLS),
      section('Nouveaux masters', news.masters.map(masterBlock), MASTERS),
      section('À lire sur le guide', news.articles.map(articleBlock), ARTICLES),
    ],
    footer,
  });
  return { subject, html, plain: text };
}

const opening = (names: readonly string[]) =>
  names.length > 0
    ? `Voici ce qui est nouveau pour vos sujets : ${names.join(', ')}.`
    : 'Voici ce qui est nouveau pour vos sujets.';

function preheaderOf(news: rows.News): string {
  const count = countOf(news);
  return count === 1 ? 'Une actualité' : `${count} actualités`;
}

type Rest = { path: string; one: string; many: string };

const CALLS: Rest = { path: paths.calls, one: 'l’autre candidature', many: 'candidatures' };
const MASTERS: Rest = { path: paths.masters, one: 'l’autre master', many: 'masters' };
const ARTICLES: Rest = { path: paths.news, one: 'l’autre article', many: 'articles' };

function section(title: string, blocks: Block[], { path, one, many }: Rest) {
  if (blocks.length <= MOST_SHOWN) return { title, blocks };
  const rest = blocks.length - MOST_SHOWN;
  const more = frenchSpaces(rest === 1 ? `Voir ${one}` : `Voir les ${rest} autres ${many}`);
  return {
    title,
    blocks: [
      ...blocks.slice(0, MOST_SHOWN),
      { title: more, url: absoluteUrl(path), text: '', facts: 'Sur le guide' },
    ],
  };
}

const MOST_NAMES = 3;

function callBlock(call: rows.News['calls'][number]): Block {
  const { establishment, universitySlug, establishmentSlug, closesOn, isProlonged, masters } = call;
  const named = masters.slice(0, MOST_NAMES).join(', ');
  const isMore = masters.length > MOST_NAMES;
  // Noon is the same day in Morocco whatever the offset of the year.
  const day = frenchDate(new Date(`${closesOn}T12:00:00Z`));
  return {
    title: frenchSpaces(establishment),
    url: absoluteUrl(paths.establishment(universitySlug, establishmentSlug)),
    text: frenchSpaces(
      named ? `${named}${isMore ? '…' : ''}` : 'Tous les masters de l’établissement',
    ),
    facts: frenchSpaces(isProlonged ? `Délai prolongé : clôture le ${day}` : `Clôture le ${day}`),
  };
}

type About = { at: Date; categories: string[]; cityId: string | null };
type Reader = Pick<rows.DigestReader, 'wantsCalls' | 'categories' | 'cities' | 'since'>;

/** The open calls are those of the chosen specialisations and cities, or all if none is chosen. */
export function pick(news: rows.News, reader: Reader): rows.News {
  const chosen = new Set([...reader.categories, ...reader.cities]);
  const isNew = ({ at }: About) => at > reader.since;
  const isAbout = ({ categories, cityId }: About) =>
    (cityId !== null && chosen.has(cityId)) || categories.some((id) => chosen.has(id));
  const isWanted = (one: About) => isNew(one) && isAbout(one);
  const isCall = (one: About) => isNew(one) && (chosen.size === 0 || isAbout(one));
  return {
    calls: reader.wantsCalls ? news.calls.filter(isCall) : [],
    masters: news.masters.filter(isWanted),
    articles: news.articles.filter(isWanted),
  };
}

export const countOf = ({ calls, masters, articles }: rows.News): number =>
  calls.length + masters.length + articles.length;
