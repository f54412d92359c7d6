import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '@/lib/server/arrive/client-address';

type Asked = { socketAddress?: string; headers: IncomingHttpHeaders };

/** The figures are for the machine itself, or for whoever shows the token. */
export function maySeeMetrics({ socketAddress, headers }: Asked, token?: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined) return isSame(given, token);
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  );
  return isLoopback(socketAddress) && !isForwarded;
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
