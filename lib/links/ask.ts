import { setTimeout as sleep } from 'node:timers/promises';
import http from 'node:http';
import https from 'node:https';
import { keepChecks } from '@/lib/db/statements/link-checks';
import { env } from '@/lib/env';
import { askFront } from '@/lib/process/ask-front';
import type { OutsideState } from '@/lib/entities/back-office';
import { NotPublic, type Reach, lookupOf, requireAllowedHost } from './resolve';

const LOOK_MS = 200;
/** What is not known by then stands in the rows when somebody asks again. */
const LONGEST_MS = 25_000;

/** Asks beside the request, so that it goes on when whoever waits for it leaves. */
export async function haveAsked(addresses: string[]): Promise<void> {
  const id = addresses.length > 0 && (await askFront('askJob', 'links', { addresses }));
  const end = performance.now() + LONGEST_MS;
  while (id && performance.now() < end && !(await askFront('hasJobEnded', 'links', id))) {
    await sleep(LOOK_MS);
  }
}

export async function askOthers({ addresses = [] }: { addresses?: string[] }): Promise<void> {
  const { SITE_URL, isLocal } = env();
  const answers = await askAll(addresses, {
    reach: { mayBeLoopback: isLocal },
    userAgent: `Mozilla/5.0 (compatible; link check of ${SITE_URL})`,
  });
  const triedAt = new Date();
  await keepChecks([...answers].map(([address, answer]) => ({ address, ...answer, triedAt })));
}

export type LinkAnswer = { state: OutsideState; status: number | null };

type Options = { reach: Reach; userAgent: string; signal: AbortSignal };
type Head = { status: number; location?: string };

const MOST_REDIRECTS = 5;
const HEAD_MS = 2500;

/** What a page of somebody else answers, of which no more than the head is read. */
export async function ask(address: string, options: Options): Promise<LinkAnswer> {
  let url: URL | null = new URL(address);
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      requireAskable(url, options.reach);
      const { status, location }: Head = await headOf(url, options);
      if (status < 300 || status >= 400 || location === undefined) return answerOf(status);
      url = URL.parse(location, url);
      if (!url) return { state: 'endless', status };
    }
    return { state: 'endless', status: null };
  } catch (error) {
    return { state: error instanceof NotPublic ? 'private' : 'unreachable', status: null };
  }
}

function answerOf(status: number): LinkAnswer {
  if (status < 400) return { state: 'there', status };
  if (status === 404 || status === 410) return { state: 'missing', status };
  return { state: status < 500 ? 'refused' : 'failing', status };
}

function requireAskable(url: URL, reach: Reach): void {
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '') throw new NotPublic(url.protocol);
  requireAllowedHost(url, reach);
}

/** Some servers know GET alone, some say of HEAD that nothing is there, some never answer it. */
async function headOf(url: URL, options: Options): Promise<Head> {
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(HEAD_MS)]);
  const first = await send('HEAD', url, { ...options, signal }).catch((error: unknown) => {
    if (error instanceof NotPublic || options.signal.aborted) throw error;
    return undefined;
  });
  return first && first.status < 400 ? first : send('GET', url, options);
}

function send(method: string, url: URL, { reach, userAgent, signal }: Options): Promise<Head> {
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        signal,
        lookup: lookupOf(reach),
        // A connection of its own: none is kept that was judged for another name.
        agent: false,
        headers: { 'user-agent': userAgent, accept: '*/*' },
      },
      (response) => {
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

const AT_ONCE = 4;
const EACH_MS = 5000;
const ALL_MS = 20_000;

type AllOptions = { reach: Reach; userAgent: string; eachMs?: number; allMs?: number };

/** Those that are not reached before the time is over are left out, and are for the next time. */
export async function askAll(
  addresses: readonly string[],
  { eachMs = EACH_MS, allMs = ALL_MS, ...options }: AllOptions,
): Promise<Map<string, LinkAnswer>> {
  const over = AbortSignal.timeout(allMs);
  const waiting = [...addresses];
  const answers = new Map<string, LinkAnswer>();
  const work = async () => {
    for (let next = waiting.shift(); next && !over.aborted; next = waiting.shift()) {
      const signal = AbortSignal.any([over, AbortSignal.timeout(eachMs)]);
      const answer = await ask(next, { ...options, signal });
      if (!over.aborted) answers.set(next, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
}
