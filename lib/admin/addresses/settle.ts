import 'server-only';
import { type Asked, askPage } from '@/lib/content/reading/asked-page';
import { invalid, unavailable } from '@/lib/process/http-error';
import { isReserved } from '@/lib/schemas/addresses/path';
import type { Prisma } from '@/prisma/generated/client';

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
export async function pageAt(target: string): Promise<string | undefined> {
  const asked = await answerAt(target);
  if (asked === undefined) return target;
  if (asked === 'reserved') throw refused('target', 'There is no page at this address');
  if (asked.status === 200) return target;
  const next = asked.location?.split(/[?#]/, 1)[0];
  const isMoved = asked.status === 308 && next?.startsWith('/') && !isReserved(next);
  return isMoved ? next : undefined;
}

/** Where a redirect to the address leads in the end, so that none follows another. */
export async function endOf(
  tx: Prisma.TransactionClient,
  { source, target }: { source: string; target: string },
  page: string | undefined,
): Promise<string> {
  const where = { source: target };
  const next = page ?? (await tx.redirect.findUnique({ where, select: { target: true } }))?.target;
  if (next === undefined) throw refused('target', 'There is no page at this address');
  if (next === source) {
    throw refused('target', 'This address leads back to the one that is redirected');
  }
  return next;
}

async function answerAt(path: string): Promise<Asked | undefined> {
  const asked = await askPage(path).catch((error: unknown) => {
    const { status } = error as { status?: number };
    throw status === 503 || status === 429 ? unavailable() : error;
  });
  if (asked !== undefined && asked !== 'reserved' && asked.status >= 500) throw unavailable();
  return asked;
}
