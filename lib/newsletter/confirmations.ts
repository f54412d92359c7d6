import 'server-only';
import { db } from '@/lib/db/connect/client';
import { canSendMail, sendMail } from '@/lib/mail/transport';
import { inBackground } from '@/lib/process/before-stop';
import { frenchSpaces } from '@/lib/french/typography';
import { writeLetter } from '@/lib/mail/letter';
import type { Mail } from '@/lib/mail/written-mail';
import { paths } from '@/lib/paths';
import { SITE_NAME, absoluteUrl } from '@/lib/site';
import { secondsUntilMail } from './mailboxes';
import { tellNotSent } from './not-sent';
import { CONSENT, DAYS_UNCONFIRMED } from './texts';
import { confirmUrl } from './tokens';
import { findSubjects, keepSubjects, replaceSubjects } from './subjects';
import { sendWelcome } from './welcome';

const MINUTE = 60_000;
export const PAUSE_MS = 10 * MINUTE;
const MOST_MAILS = 5;

const oldest = () => new Date(Date.now() - DAYS_UNCONFIRMED * 24 * 60 * MINUTE);

/**
 * Anybody can write anybody's address into the form, so one address gets few of these mails, and
 * so does the box that it leads to. Each one gives it seven days more. Never fails, because the
 * answer does not wait for it.
 */
export async function askForConfirmation(
  id: string,
  email: string,
  subjects: readonly string[],
): Promise<void> {
  try {
    if (canSendMail()) await inBackground(askOnce(id, email, subjects));
  } catch (error) {
    tellNotSent('confirmation', id, error);
  }
}

async function askOnce(id: string, email: string, subjects: readonly string[]): Promise<void> {
  const now = new Date();
  const { count } = await db().newsletterSubscriber.updateMany({
    where: {
      ...{ id, pendingSince: { not: null }, confirmations: { lt: MOST_MAILS } },
      OR: [{ confirmations: 0 }, { pendingSince: { lt: new Date(now.getTime() - PAUSE_MS) } }],
    },
    data: { pendingSince: now, confirmations: { increment: 1 } },
  });
  if (count === 0) return;
  try {
    if ((await secondsUntilMail(email)) !== undefined) return await takeBack(id);
    await sendMail(confirmationMail(email, confirmUrl(id, subjects)));
  } catch (error) {
    await takeBack(id);
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
  const found = await findSubjects(subjects);
  const row = await db().$transaction(async (tx) => {
    const [confirmed] = await tx.newsletterSubscriber.updateManyAndReturn({
      where: { id, active: false, pendingSince: { gt: oldest() } },
      data: {
        ...{ active: true, confirmedAt: now, subscribedAt: now },
        ...{ consentedAt: now, consentVersion: CONSENT.version, consentSource: null },
        ...{ pendingSince: null, confirmations: 0, unsubscribedAt: null, refusedAt: null },
      },
      select: { email: true },
    });
    if (confirmed) await replaceSubjects(tx, id, found);
    return confirmed;
  });
  if (row) void sendWelcome(id, row.email);
  if (row) return true;
  return subjects.length > 0 ? keepSubjects(id, subjects) : isActive(id);
}

async function isActive(id: string): Promise<boolean> {
  return (await db().newsletterSubscriber.count({ where: { id, active: true } })) > 0;
}

function confirmationMail(to: string, url: string): Mail {
  return {
    to,
    subject: `Confirmez votre inscription à la lettre du ${SITE_NAME}`,
    ...writeLetter({
      title: 'Une dernière étape',
      paragraphs: [
        'Bonjour,',
        frenchSpaces(
          'Cette adresse a été inscrite à la lettre du guide. Pour la recevoir, ouvrez le lien ci-dessous et appuyez sur le bouton de la page.',
        ),
        frenchSpaces(
          'Vous n’avez pas demandé cette inscription ? Ne faites rien : aucune lettre ne vous sera envoyée, et l’adresse sera effacée après sept jours.',
        ),
      ],
      action: { label: 'Confirmer mon inscription', url },
      footer: {
        text: `Vous recevez ce message parce que cette adresse a été inscrite sur ${absoluteUrl(paths.home)}`,
      },
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
