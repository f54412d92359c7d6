import 'server-only';
import { frenchSpaces } from '@/lib/french/typography';
import { writeLetter } from '@/lib/mail/letter';
import { canSendMail, sendMail } from '@/lib/mail/transport';
import type { Mail } from '@/lib/mail/written-mail';
import { paths } from '@/lib/paths';
import { inBackground } from '@/lib/process/before-stop';
import { SITE_NAME, absoluteUrl, isConfirmationAsked } from '@/lib/site';
import { secondsUntilMail } from './mailboxes';
import { tellNotSent } from './not-sent';
import { preferencesUrl, unsubscribeUrl } from './tokens';

/** Never fails, because a subscription does not depend on its mail. */
export async function sendWelcome(id: string, email: string): Promise<void> {
  if (!canSendMail()) return;
  try {
    await inBackground(welcome(id, email));
  } catch (error) {
    tellNotSent('welcome', id, error);
  }
}

async function welcome(id: string, email: string): Promise<void> {
  const isAskedFor = isConfirmationAsked();
  if (!isAskedFor && (await secondsUntilMail(email)) !== undefined) return;
  await sendMail(welcomeMail(email, unsubscribeUrl(id), preferencesUrl(id)));
}

/** Mail programs show the link in the header as a button of their own. */
function welcomeMail(to: string, unsubscribeUrl: string, preferencesUrl: string): Mail {
  return {
    to,
    subject: `Bienvenue dans la lettre du ${SITE_NAME}`,
    ...writeLetter({
      title: 'Inscription réussie',
      paragraphs: [
        'Bonjour,',
        frenchSpaces(
          'Vous recevrez nos dernières actualités par e-mail : les nouveaux articles et les changements utiles avant chaque période de candidature.',
        ),
        frenchSpaces('Vous n’avez pas demandé cette inscription ? Le lien ci-dessous l’annule.'),
      ],
      action: { label: 'Lire les actualités', url: absoluteUrl(paths.news) },
      footer: {
        text: `Vous recevez ce message parce que cette adresse a été inscrite sur ${absoluteUrl(paths.home)}`,
        links: [
          { label: 'Vos préférences', url: preferencesUrl },
          { label: 'Se désinscrire', url: unsubscribeUrl },
        ],
      },
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
