import 'server-only';
import { paths } from '@/lib/paths';
import { SITE_NAME, absoluteUrl } from '@/lib/site';
import { frenchSpaces } from '@/lib/french/typography';
import { writeLetter } from './letter';
import type { Mail } from './transport';

/** What a new subscriber gets; mail programs show the link in its header as a button of theirs. */
export function welcomeMail(to: string, unsubscribeUrl: string): Mail {
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
        link: { label: 'Se désinscrire', url: unsubscribeUrl },
      },
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}
