import 'server-only';
import { db } from '@/lib/db/connect/client';
import { frenchSpaces } from '@/lib/french/typography';
import { writeLetter } from '@/lib/mail/letter';
import { MailNotTaken, canSendMail, sendMail } from '@/lib/mail/transport';
import type { Mail } from '@/lib/mail/written-mail';
import { paths } from '@/lib/paths';
import { tooManyRequests, unavailable } from '@/lib/process/http-error';
import { SITE_NAME, absoluteUrl } from '@/lib/site';
import { secondsUntilMail } from './mailboxes';
import { tellNotSent } from './not-sent';
import { preferencesUrl, unsubscribeUrl } from './tokens';

/** Asked for by whoever holds an old letter; only its reader gets them. */
export async function sendNewLinks(id: string): Promise<void> {
  if (!canSendMail()) throw unavailable();
  const row = await db().newsletterSubscriber.findUnique({
    where: { id },
    select: { email: true },
  });
  if (!row) return;
  const seconds = await secondsUntilMail(row.email);
  if (seconds !== undefined) throw tooManyRequests(seconds);
  try {
    await sendMail(renewalMail(id, row.email));
  } catch (error) {
    tellNotSent('renewal', id, error);
    throw error instanceof MailNotTaken ? unavailable() : error;
  }
}

function renewalMail(id: string, to: string): Mail {
  return {
    to,
    subject: `Vos nouveaux liens pour la lettre du ${SITE_NAME}`,
    ...writeLetter({
      title: 'Vos nouveaux liens',
      paragraphs: [
        'Bonjour,',
        frenchSpaces(
          'Le lien d’une ancienne lettre a été ouvert, et un nouveau a été demandé. Celui-ci est valable trente jours ; il est personnel, ne le transmettez pas.',
        ),
        frenchSpaces(
          'Vous n’avez rien demandé ? Ne faites rien : ce message n’a été envoyé qu’à vous.',
        ),
      ],
      action: { label: 'Voir mes préférences', url: preferencesUrl(id) },
      footer: {
        text: `Vous recevez ce message parce que cette adresse a été inscrite sur ${absoluteUrl(paths.home)}`,
        links: [{ label: 'Se désinscrire', url: unsubscribeUrl(id) }],
      },
    }),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
