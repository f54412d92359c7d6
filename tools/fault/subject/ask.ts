import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export type Asked = { status: number; ms: number; text: string; type: string };

const PATIENCE_MS = 20_000;

/** Asks the site; no answer is status 0. */
export async function ask(url: string, init: RequestInit = {}): Promise<Asked> {
  const started = performance.now();
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const headers = { 'x-forwarded-for': address, ...init.headers };
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(url, { redirect: 'manual', signal, ...init, headers });
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, ms: performance.now() - started, text, type };
  } catch (error) {
    return { status: 0, ms: performance.now() - started, text: String(error), type: '' };
  }
}

export function post(siteUrl: string, path: string, body: unknown, cookie: string) {
  const headers = { origin: siteUrl, 'content-type': 'application/json', cookie };
  return ask(siteUrl + path, { method: 'POST', body: JSON.stringify(body), headers });
}

/** Seconds until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>, limitMs = 30_000) {
  const started = performance.now();
  while (!(await isSo())) {
    if (performance.now() - started > limitMs) throw new Error(`not within ${limitMs / 1000} s`);
    await sleep(10);
  }
  return (performance.now() - started) / 1000;
}
