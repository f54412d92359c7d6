import type { IncomingHttpHeaders } from 'node:http';
import { routerHeaders } from '@/lib/next/router';
import {
  CLIENT_ADDRESS,
  CLIENT_AGENT,
  GENERATION,
  IS_CUT_OFF,
  PATH,
} from '@/lib/process/private-headers';
import { currentGeneration, isCutOff } from '@/lib/front/freshness/generation';
import type { Headers } from './ask';

export type Identity = { siteUrl: string; path: string; requestId: string; clientAddress: string };

/** Only these pass: Next obeys private headers of its own, and the application obeys ours. */
const PASSED = [
  'accept',
  'accept-language',
  'authorization',
  'content-length',
  'content-type',
  'cookie',
  'dnt',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-unmodified-since',
  'origin',
  'purpose',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'sec-fetch-user',
  'sec-gpc',
  'transfer-encoding',
  'user-agent',
  'x-requested-with',
];

/** Next puts the metadata into <head> only for those who say who they are (htmlLimitedBots). */
export const NAMED = { 'user-agent': 'guide' };

/** Readers get documents alone, and so does a router that says nothing that can be. */
export function requestHeaders(
  given: IncomingHttpHeaders,
  identity: Identity,
  isForReader = false,
): Headers {
  const passed = PASSED.filter((name) => given[name] !== undefined);
  return {
    ...Object.fromEntries(passed.map((name) => [name, given[name]])),
    ...(isForReader ? NAMED : routerHeaders(given)),
    ...ownHeaders(identity),
    [CLIENT_AGENT]: given['user-agent'] ?? '',
  };
}

/** The front alone sets these headers; nothing from outside can replace them. */
export function ownHeaders({ siteUrl, path, requestId, clientAddress }: Identity): Headers {
  const { host, protocol, port } = new URL(siteUrl);
  const isHttps = protocol === 'https:';
  return {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': isHttps ? 'https' : 'http',
    'x-forwarded-port': port || (isHttps ? '443' : '80'),
    'x-forwarded-for': clientAddress,
    'x-request-id': requestId,
    [CLIENT_ADDRESS]: clientAddress,
    [PATH]: path,
    [GENERATION]: String(currentGeneration()),
    ...(isCutOff() ? { [IS_CUT_OFF]: '1' } : {}),
  };
}
