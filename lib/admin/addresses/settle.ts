import 'server-only';
import { db } from '@/lib/db/connect/client';
import { type Visited, askFront } from '@/lib/process/ask-front';
import { invalid, unavailable } from '@/lib/process/http-error';
import { isReserved } from '@/lib/schemas/addresses/path';
import type { Prisma } from '@/prisma/generated/client';

const MOST_STEPS = 10;

const refused = (path: 'source' | 'target', message: string) => invalid([{ path, message }]);

/** Only where nothing is, or what was is gone: a page that is there would be shown all the same. */
export async function requireFree(source: string): Promise<void> {
  const asked = await answerAt(source);
  if (asked === 'reserved') throw refused('source', 'The site itself answers at this address');
  const { status = 404, location } = asked ?? {};
  if (status === 404 || status === 410) return;
  if (status === 200) throw refused('source', 'There is a page at this address');
  throw refused(
    'source',
    location ? `This address leads to ${location} already` : 'This address cannot be redirected',
  );
}

/** A page, or undefined when nobody knows of one: then a redirect may stand there. */
async function pageAt(target: string): Promise<string | undefined> {
  const asked = await answerAt(target);
  if (asked === undefined) return target;
  if (asked === 'reserved') throw refused('target', 'There is no page at this address');
  if (asked.status === 200) return target;
  const next = asked.location?.split(/[?#]/, 1)[0];
  const isMoved = asked.status === 308 && next?.startsWith('/') && !isReserved(next);
  return isMoved ? next : undefined;
}

type Ends = { source: string; target: string };

/** The page that a redirect to the address ends at, so that none follows another. */
export async function endOf({ source, target }: Ends): Promise<string> {
  const seen = new Set<string>();
  let at: string | undefined = target;
  while (at !== undefined && !seen.has(at) && seen.size < MOST_STEPS) {
    const page = await pageAt(at);
    if ((page ?? at) === source) {
      throw refused('target', 'This address leads back to the one that is redirected');
    }
    if (page !== undefined) return page;
    seen.add(at);
    at = (await nextOf(db(), at))?.target;
  }
  throw refused('target', 'There is no page at this address');
}

/** Redirects behind pages that live by now, too: these would lead back when their page goes. */
export async function requireForward(
  tx: Prisma.TransactionClient,
  { source, target }: Ends,
  ownId?: string,
): Promise<void> {
  const seen = new Set<string>();
  for (let at = target; !seen.has(at) && seen.size < MOST_STEPS;) {
    seen.add(at);
    const next = await nextOf(tx, at);
    if (!next || next.id === ownId) return;
    if (next.target === source) {
      const back = `The redirect of ${at} leads back here as soon as its page is gone`;
      throw refused('target', `${back}: delete it first`);
    }
    at = next.target;
  }
}

const nextOf = (tx: Prisma.TransactionClient, source: string) =>
  tx.redirect.findUnique({ where: { source }, select: { id: true, target: true } });

async function answerAt(path: string): Promise<Visited | undefined> {
  const asked = await askFront('visit', path).catch((error: unknown) => {
    const { status } = error as { status?: number };
    throw status === 503 || status === 429 ? unavailable() : error;
  });
  if (asked !== undefined && asked !== 'reserved' && asked.status >= 500) throw unavailable();
  return asked;
}
