import 'server-only';
import { db } from '@/lib/db/connect/client';
import { sendWelcome } from './welcome';
import { CONSENT } from './texts';

const UNIQUE_VIOLATION = 'P2002';

/** The caller cannot tell whether the address was known. */
export async function subscribe(email: string): Promise<void> {
  const address = email.trim().toLowerCase();
  const joined = (await renew(address)) ?? (await create(address));
  // Not awaited, because the time of the answer must not tell whether the address is known.
  if (joined.isNew) void sendWelcome(joined.id, address);
}

/** Keeps the row, as proof that nothing may be sent. */
export async function unsubscribe(id: string): Promise<void> {
  await db().newsletterSubscriber.updateMany({
    where: { id, active: true },
    data: { active: false, unsubscribedAt: new Date() },
  });
}

type Joined = { id: string; isNew: boolean };

async function create(email: string): Promise<Joined> {
  try {
    const { id } = await db().newsletterSubscriber.create({
      data: { email, consentVersion: CONSENT.version },
      select: { id: true },
    });
    return { id, isNew: true };
  } catch (error) {
    // Somebody added the same address in the meantime.
    const known = (error as { code?: string }).code === UNIQUE_VIOLATION && (await renew(email));
    if (!known) throw error;
    return known;
  }
}

/** Each consent is a new one, so the date is that of the latest subscription. */
async function renew(email: string): Promise<Joined | undefined> {
  const known = await db().newsletterSubscriber.findUnique({
    where: { email },
    select: { id: true, active: true },
  });
  if (!known) return undefined;
  const now = new Date();
  const consent = { consentedAt: now, consentVersion: CONSENT.version };
  const revival = { active: true, unsubscribedAt: null, refusedAt: null, subscribedAt: now };
  const { count } = await db().newsletterSubscriber.updateMany({
    where: { id: known.id },
    data: known.active ? consent : { ...consent, ...revival },
  });
  return count > 0 ? { id: known.id, isNew: !known.active } : undefined;
}
