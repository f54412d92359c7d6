import 'server-only';
import { db } from '@/lib/db/client';
import { CONSENT } from './texts';

const UNIQUE_VIOLATION = 'P2002';

/** Adds the address, or makes it active again; the caller cannot tell which. */
export async function subscribe(email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  if (await renew(address)) return;
  try {
    await db().newsletterSubscriber.create({
      data: { email: address, consentVersion: CONSENT.version },
      select: { id: true },
    });
  } catch (error) {
    // Someone added the same address in between.
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    await renew(address);
  }
}

async function renew(email: string): Promise<boolean> {
  const consent = { consentedAt: new Date(), consentVersion: CONSENT.version };
  const { count } = await db().newsletterSubscriber.updateMany({
    where: { email },
    data: { active: true, unsubscribedAt: null, ...consent },
  });
  return count > 0;
}
