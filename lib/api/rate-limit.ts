import 'server-only';
import { consume } from '@/lib/process/rate-limit';
import type { LimitName } from '@/lib/process/rate-limits';
import { tooManyRequests } from '@/lib/process/http-error';

/** Refuses with 429 and the time to wait what one address asks for too often. */
export async function limitAddress(name: LimitName, request: Request): Promise<void> {
  await limit(name, clientAddress(request));
}

export async function limit(name: LimitName, key: string): Promise<void> {
  const seconds = await consume(name, key);
  if (seconds !== undefined) throw tooManyRequests(seconds);
}

/** As the server in front found it out; nothing from outside can say it. */
export function clientAddress(request: Request): string {
  const { headers } = request;
  return (
    headers.get('x-client-address') ??
    headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ??
    'unknown'
  );
}
