import http from 'node:http';
import https from 'node:https';
import type { OutsideState } from '@/lib/entities/desk/links';
import { NotPublic, type Reach, lookupOf, requireAllowedHost } from './resolve';

export type Told = { state: OutsideState; status: number | null };

type Options = { reach: Reach; userAgent: string; signal: AbortSignal };
type Head = { status: number; location?: string };

const MOST_REDIRECTS = 5;
const HEAD_MS = 2500;

/** What a page of somebody else answers, of which no more than the head is read. */
export async function ask(address: string, options: Options): Promise<Told> {
  let url: URL | null = new URL(address);
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
      requireAskable(url, options.reach);
      const { status, location }: Head = await headOf(url, options);
      if (status < 300 || status >= 400 || location === undefined) return told(status);
      url = URL.parse(location, url);
      if (!url) return { state: 'endless', status };
    }
    return { state: 'endless', status: null };
  } catch (error) {
    return { state: error instanceof NotPublic ? 'private' : 'unreachable', status: null };
  }
}

function told(status: number): Told {
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
        ...{ method, signal, lookup: lookupOf(reach) },
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
