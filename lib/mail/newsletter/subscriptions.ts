import 'server-only';
import { db } from '@/lib/db/connect/client';
import { canSendMail } from '@/lib/mail/send-mail';
import { inBackground } from '@/lib/process/before-stop';
import { requestLog } from '@/lib/process/log';
import { isConfirmationAsked } from '@/lib/site';
import { limitDomain, secondsUntilMail, logNotSent, sendConfirmation, sendWelcome } from './mails';
import { findSubjects, forgetSubjects, keepSubjects, replaceSubjects } from './subjects';
import { CONSENT, DAYS_UNCONFIRMED } from '@/lib/editorial/newsletter';

const UNIQUE_VIOLATION = 'P2002';
const MINUTE = 60_000;
const PAUSE_MS = 10 * MINUTE;
const MOST_MAILS = 5;

/** What a row forgets of its past when its address is subscribed anew. */
const NO_PAST = { unsubscribedAt: null, refusedAt: null, pendingSince: null, confirmations: 0 };

/**
 * The caller cannot tell whether the address was known. Subjects are kept with the click that
 * confirms, and never for an address that is active already.
 */
export async function subscribe(email: string, subjects: readonly string[] = []): Promise<void> {
  const address = email.trim().toLowerCase();
  await limitDomain(address);
  const joined = (await renew(address)) ?? (await create(address));
  if (!joined.isNew) return;
  const subscriber = { id: joined.id, email: address };
  // Not awaited, because the time of the answer must not tell whether the address is known.
  void (isConfirmationAsked()
    ? askForConfirmation(subscriber, subjects)
    : welcomeAtOnce(subscriber, subjects));
}

type Joined = { id: string; isNew: boolean };

async function create(email: string): Promise<Joined> {
  const waiting = isConfirmationAsked() ? { active: false, pendingSince: new Date() } : {};
  try {
    const { id } = await db().newsletterSubscriber.create({
      data: { email, consentVersion: CONSENT.version, ...waiting },
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
  // Nothing changes, and the row still counts as found.
  if (active) return { email };
  const now = new Date();
  if (isConfirmationAsked()) return { pendingSince: pendingSince ?? now };
  return { ...NO_PAST, ...consentGiven(now), active: true, subscribedAt: now, confirmedAt: null };
}

const consentGiven = (now: Date) => ({
  consentedAt: now,
  consentVersion: CONSENT.version,
  consentSource: null,
});

type Subscriber = { id: string; email: string };

async function welcomeAtOnce(to: Subscriber, subjects: readonly string[]): Promise<void> {
  try {
    if (subjects.length > 0) await inBackground(keepSubjects(to.id, subjects));
  } catch (error) {
    requestLog().warn({ subscriber: to.id, err: error }, 'subjects not kept');
  }
  await sendWelcome(to);
}

/**
 * Anybody can write anybody's address into the form, so one address gets few of these mails, and
 * so does the box that it leads to. Each one gives it seven days more. Never fails, because the
 * answer does not wait for it.
 */
async function askForConfirmation(to: Subscriber, subjects: readonly string[]): Promise<void> {
  try {
    if (canSendMail()) await inBackground(askOnce(to, subjects));
  } catch (error) {
    logNotSent('confirmation', to, error);
  }
}

async function askOnce(to: Subscriber, subjects: readonly string[]): Promise<void> {
  const now = new Date();
  const { count } = await db().newsletterSubscriber.updateMany({
    where: {
      id: to.id,
      pendingSince: { not: null },
      confirmations: { lt: MOST_MAILS },
      OR: [{ confirmations: 0 }, { pendingSince: { lt: new Date(now.getTime() - PAUSE_MS) } }],
    },
    data: { pendingSince: now, confirmations: { increment: 1 } },
  });
  if (count === 0) return;
  try {
    if ((await secondsUntilMail(to.email)) !== undefined) return await takeBack(to.id);
    await sendConfirmation(to, subjects);
  } catch (error) {
    await takeBack(to.id);
    throw error;
  }
}

/** What nobody got does not count, so the next attempt may follow at once. */
async function takeBack(id: string): Promise<void> {
  await db().newsletterSubscriber.updateMany({
    where: { id, confirmations: { gt: 0 } },
    data: { confirmations: { decrement: 1 } },
  });
}

/**
 * The click is the consent. True also for whoever has confirmed already, since people click twice:
 * what is ticked is kept then too, and nothing is taken away.
 */
export async function confirm(id: string, subjects: readonly string[]): Promise<boolean> {
  const now = new Date();
  const oldest = new Date(now.getTime() - DAYS_UNCONFIRMED * 24 * 60 * MINUTE);
  const found = await findSubjects(subjects);
  const row = await db().$transaction(async (tx) => {
    const [confirmed] = await tx.newsletterSubscriber.updateManyAndReturn({
      where: { id, active: false, pendingSince: { gt: oldest } },
      data: {
        ...NO_PAST,
        ...consentGiven(now),
        active: true,
        subscribedAt: now,
        confirmedAt: now,
      },
      select: { email: true },
    });
    if (confirmed) await replaceSubjects(tx, id, found);
    return confirmed;
  });
  if (row) void sendWelcome({ id, email: row.email });
  if (row) return true;
  if (subjects.length > 0) return keepSubjects(id, subjects);
  return (await db().newsletterSubscriber.count({ where: { id, active: true } })) > 0;
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
        active: false,
        pendingSince: null,
        unsubscribedAt: now,
        confirmations: isAgain ? undefined : 0,
      },
    });
    if (count > 0) await forgetSubjects(tx, id);
  });
}
