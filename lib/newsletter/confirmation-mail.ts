import { frenchSpaces } from '@/lib/french/typography';
import { writeLetter } from '@/lib/mail/letter';
import type { Mail } from '@/lib/mail/written-mail';
import { paths } from '@/lib/paths';
import { SITE_NAME, absoluteUrl } from '@/lib/site';

export function confirmationMail(to: string, url: string): Mail {
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
