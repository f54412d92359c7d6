import { isSignature, sign } from '@/lib/process/signature';

const PURPOSE = 'contact-form';
const HOUR_SECONDS = 60 * 60;

/** Signed, so that nobody else can write one. */
export function formStamp(now = Date.now()): string {
  return `${now}.${sign(PURPOSE, String(now))}`;
}

export function stampAge(stamp: string, now = Date.now()): number | undefined {
  const [time = '', given = ''] = stamp.split('.');
  if (!isSignature(given, PURPOSE, time)) return undefined;
  const seconds = (now - Number(time)) / 1000;
  return seconds >= 0 && seconds <= HOUR_SECONDS ? seconds : undefined;
}
