import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/env';

/** The purpose keeps a signature from being valid for anything else. */
export function sign(purpose: string, text: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET ?? '')
    .update(`${purpose} ${text}`)
    .digest('base64url');
}

export function isSignature(given: string, purpose: string, text: string): boolean {
  return isSameSecret(given, sign(purpose, text));
}

/** Takes constant time, so that the time of the answer reveals nothing about the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}

const HOUR_SECONDS = 60 * 60;

/** Signed, so that nobody else can write one. */
export function formStamp(now = Date.now(), purpose = 'form'): string {
  return `${now}.${sign(purpose, String(now))}`;
}

export function stampAge(stamp: string, now = Date.now(), purpose = 'form'): number | undefined {
  const [time = '', given = ''] = stamp.split('.');
  if (!isSignature(given, purpose, time)) return undefined;
  const seconds = (now - Number(time)) / 1000;
  return seconds >= 0 && seconds <= HOUR_SECONDS ? seconds : undefined;
}

/** The address that tells what was done; the mark keeps it from being told by anybody else. */
export function donePath(path: string, etat: string): string {
  const fait = formStamp(undefined, purposeOf(path, etat));
  return `${path}?${new URLSearchParams({ etat, fait })}`;
}

/** What was done by one form is never told by the page of another. */
const purposeOf = (path: string, etat: string) => `done ${path} ${etat}`;

/** What the address of a page says was done, if it was, within the hour. */
export function doneBy(path: string, { etat, fait }: Record<string, unknown>): string | undefined {
  if (typeof etat !== 'string' || typeof fait !== 'string') return undefined;
  return stampAge(fait, undefined, purposeOf(path, etat)) === undefined ? undefined : etat;
}
