import type { IncomingMessage } from 'node:http';
import type { Sender } from '@/lib/events/countable';
import { log } from '@/lib/process/log';
import { senderOf } from '@/lib/front/arrive/client-address';
import { isBuilt } from '@/lib/front/arrive/judge';
import { isOpen } from '@/lib/front/route/redirects';

type Note = (path: string, sender: Sender) => Promise<void>;

/** Hands on which addresses are missed. Those of pages that are there, without a row, are not. */
export function createMissed(noteMissing: Note, trustedHops: number) {
  return (request: IncomingMessage, facts: { path: string; page: string }) => {
    const { method, headers } = request;
    if (method !== 'GET' || !isOpen(facts) || isBuilt(facts.path)) return;
    const address = senderOf(request, trustedHops);
    const get = (name: string) => [headers[name] ?? []].flat()[0] ?? null;
    noteMissing(facts.path, { headers: { get }, address }).catch((error: unknown) =>
      log().warn({ err: error }, 'a missing address was not counted'),
    );
  };
}
