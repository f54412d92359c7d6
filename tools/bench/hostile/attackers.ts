import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { fuzzedRequests } from '@/tests/fuzz/requests';
import type { BenchSite } from '../site/site';
import type { Heard } from './heard';

/** One act; it is repeated by so many at once until the time is over. */
export type Act = { atOnce: number; pauseMs: number; act: () => Promise<void> };

const FLOODER = '192.0.2.1';
const FUZZED = 200;
const MB = 1024 * 1024;

const word = () => randomInt(2 ** 40).toString(36);
export const anAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
const oneOf = <T>(values: readonly T[]) => values[randomInt(values.length)] as T;

/** What a table of 3,000 columns, definitions used often and endless spaces would cost. */
const COSTLY = [
  `|${'a|'.repeat(3000)}\n|${'-|'.repeat(3000)}\n${'|b\n'.repeat(3000)}`,
  `[a]: /${'x'.repeat(2000)}\n\n${'[a] '.repeat(1900)}`,
  `a${' '.repeat(40_000)}!`,
  '> '.repeat(90_000),
];

const NEVER_KEPT: (() => [path: string, headers?: Record<string, string>])[] = [
  () => [`/recherche?q=inonde+${word()}`],
  () => [`/masters?ville=${word()}`],
  () => [`/master-maroc?page=${randomInt(9999)}&tri=${word()}`],
  () => [`/master-maroc/nulle-part-${word()}`],
  () => ['/master-maroc', { cookie: `next-auth.session-token=${word().padEnd(40, 'x')}` }],
  () => [`/?_rsc=${word()}`, { rsc: '1' }],
  () => ['/', { 'x-forwarded-host': `${word()}.example`, 'x-middleware-subrequest': 'middleware' }],
  () => [`/api/articles?limit=${word()}&${word()}=1`],
];

/** Each is limited or refused somewhere; none may leave anything behind. */
export function attackers(site: BenchSite, heard: Heard, ids: Record<string, string>): Act[] {
  const send = async (path: string, init: RequestInit, from = anAddress()) => {
    const headers = { 'x-forwarded-for': from, ...(init.headers as Record<string, string>) };
    const answer = await fetch(site.url + path, { ...init, headers, redirect: 'manual' });
    await answer.arrayBuffer();
    heard.attack(answer.status);
  };
  let fuzzed: ReturnType<typeof someFuzzed> = [];
  const someFuzzed = () => fc.sample(fuzzedRequests(ids), FUZZED);
  return [
    {
      ...{ atOnce: 40, pauseMs: 20 },
      act: () => {
        const [path, headers = {}] = oneOf(NEVER_KEPT)();
        return send(path, { headers }, FLOODER);
      },
    },
    {
      ...{ atOnce: 4, pauseMs: 100 },
      act: () => {
        const [path, headers = {}] = oneOf(NEVER_KEPT)();
        return send(path, { headers });
      },
    },
    {
      ...{ atOnce: 4, pauseMs: 20 },
      act: async () => {
        if (fuzzed.length === 0) fuzzed = someFuzzed();
        const { method, path, raw, headers, who } = fuzzed.pop() ?? oneOf(someFuzzed());
        const cookie: Record<string, string> =
          who === 'forged' ? { cookie: 'next-auth.session-token=forged' } : {};
        const body = /^(?:GET|HEAD)$/.test(method) ? {} : { body: raw };
        await send(path, { method, ...body, headers: { ...headers, ...cookie } });
      },
    },
    {
      ...{ atOnce: 2, pauseMs: 500 },
      act: () =>
        send(oneOf(['/api/contact', '/newsletter/inscription', '/api/event']), {
          ...{ method: 'POST', body: 'x'.repeat(2 * MB) },
          headers: { 'content-type': 'application/json', origin: site.url },
        }).catch(() => heard.attack(0)),
    },
    {
      ...{ atOnce: 1, pauseMs: 3000 },
      act: async () => {
        const answer = await site.change('POST', '/api/admin/preview', { content: oneOf(COSTLY) });
        await answer.arrayBuffer();
        heard.attack(answer.status);
      },
    },
  ];
}
