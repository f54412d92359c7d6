import 'server-only';
import { db } from '@/lib/db/connect/client';
import { inBackground } from '@/lib/process/before-stop';
import { isConfirmationAsked } from '@/lib/site';
import { PAUSE_MS, askForConfirmation } from './confirmations';
import { limitDomain } from './mailboxes';
import { CONSENT } from './texts';
import { tellLostSubjects } from './not-sent';
import { forgetSubjects, keepSubjects } from './subjects';
import { sendWelcome } from './welcome';

const UNIQUE_VIOLATION = 'P2002';

/**
 * The caller cannot tell whether the address was known. Subjects are kept with the click that
 * confirms, and never for an address that is active already.
 */
export async function subscribe(email: string, subjects: readonly string[] = []): Promise<void> {
  const address = email.trim().toLowerCase();
  await limitDomain(address);
  const joined = (await renew(address)) ?? (await create(address));
  if (!joined.isNew) return;
  // Not awaited, because the time of the answer must not tell whether the address is known.
  void (isConfirmationAsked()
    ? askForConfirmation(joined.id, address, subjects)
    : begin(joined.id, address, subjects));
}

async function begin(id: string, address: string, subjects: readonly string[]): Promise<void> {
  try {
    if (subjects.length > 0) await inBackground(keepSubjects(id, subjects));
  } catch (error) {
    tellLostSubjects(id, error);
  }
  await sendWelcome(id, address);
}

/**
 * Keeps the row, as proof that nothing may be sent. Whoever leaves while waiting gets a mail when
 * they come back, unless they had just left before.
 */
export async function unsubscribe(id: string): Promise<void> {
  const now = new Date();
  const left = await db().newsletterSubscriber.findUnique({
    where: { id },
    select: { unsubscribedAt: true },
  });
  const isAgain = (left?.unsubscribedAt?.getTime() ?? 0) > now.getTime() - PAUSE_MS;
  await db().$transaction(async (tx) => {
    const { count } = await tx.newsletterSubscriber.updateMany({
      where: { id, OR: [{ active: true }, { pendingSince: { not: null } }] },
      data: {
        ...{ active: false, pendingSince: null, unsubscribedAt: now },
        ...(isAgain ? {} : { confirmations: 0 }),
      },
    });
    if (count > 0) await forgetSubjects(tx, id);
  });
}

type Joined = { id: string; isNew: boolean };

async function create(email: string): Promise<Joined> {
  const isAsked = isConfirmationAsked();
  try {
    const { id } = await db().newsletterSubscriber.create({
      data: {
        ...{ email, consentVersion: CONSENT.version },
        ...(isAsked ? { active: false, pendingSince: new Date() } : {}),
      },
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

async function renew(email: string): Promise<Joined | undefined> {
  const known = await db().newsletterSubscriber.findUnique({
    where: { email },
    select: { id: true, email: true, active: true, pendingSince: true },
  });
  if (!known) return undefined;
  const { count } = await db().newsletterSubscriber.updateMany({
    where: { id: known.id, active: known.active },
    data: renewal(known),
  });
  return count > 0 ? { id: known.id, isNew: !known.active } : undefined;
}

type Known = { email: string; active: boolean; pendingSince: Date | null };

/** Anybody can write anybody's address into the form, which must not cost the proof of a consent. */
function renewal({ email, active, pendingSince }: Known) {
  const now = new Date();
  // Nothing changes, and the row still counts as found.
  if (active) return { email };
  if (isConfirmationAsked()) return { pendingSince: pendingSince ?? now };
  const past = { unsubscribedAt: null, refusedAt: null, pendingSince: null, confirmations: 0 };
  const consent = { consentedAt: now, consentVersion: CONSENT.version, consentSource: null };
  return { ...consent, ...past, confirmedAt: null, active: true, subscribedAt: now };
}
