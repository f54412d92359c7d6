import { frenchDay } from '@/lib/french/dates';
import { type CallDates, type CallState } from './call-state';

/** What a candidate has to do next, and by when. */
export function nextStep({ kind, call }: CallState<CallDates>): string {
  const until = call?.closesOn ? `jusqu’au ${frenchDay(call.closesOn)} inclus` : '';
  switch (kind) {
    case 'ouvert':
      return `Déposer la candidature, ${until}`;
    case 'a-venir': {
      const from = call?.opensOn ? `à partir du ${frenchDay(call.opensOn)}` : '';
      return `Déposer la candidature ${[from, until].filter(Boolean).join(', ')}`;
    }
    case 'sans-date':
      return 'Déposer la candidature : la date de clôture n’est pas publiée, vérifiez-la';
    case 'clos':
      return 'Guetter l’avis de la prochaine rentrée';
    case 'aucun':
      return 'Guetter l’avis de candidature';
  }
}

type LeftOut = { unknown: number; tooMany: number };

/** What of a reader's list is not shown, and why; empty when all of it is. */
export function leftOutSentences({ unknown, tooMany }: LeftOut, most: number): string[] {
  return [
    unknown === 1 ? 'Un master de cette liste n’existe pas, ou n’est plus publié.' : '',
    unknown > 1 ? `${unknown} masters de cette liste n’existent pas, ou ne sont plus publiés.` : '',
    tooMany === 1 ? `Une liste compte ${most} masters au plus : le dernier n’est pas montré.` : '',
    tooMany > 1
      ? `Une liste compte ${most} masters au plus : les ${tooMany} derniers ne sont pas montrés.`
      : '',
  ].filter((sentence) => sentence !== '');
}
