import { NOT_RECRUITING, labelOf } from '@/lib/entities/choices';
import { frenchDay } from '@/lib/french/dates';
import type { CallDates, CallState } from './call-state';

/** A master that takes nobody has no call, whatever its establishment announces for all. */
export function isRecruiting(status: string): boolean {
  return !NOT_RECRUITING.includes(status);
}

/** « Recrutement suspendu » or « Formation fermée »; undefined for all others. */
export function closedWords(status: string): string | undefined {
  return isRecruiting(status) ? undefined : labelOf('programmeStatus', status);
}

/** What is left to do for somebody who had chosen it. */
export function closedStep(status: string): string {
  return status === 'suspendu'
    ? 'Demander à l’établissement si le recrutement reprend'
    : 'Choisir un autre master : celui-ci ne recrute plus, selon nos sources';
}

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

/** What of a reader's list is not shown, and why; empty when all of it is. */
export function leftOutSentences(
  { unknown, tooMany }: { unknown: number; tooMany: number },
  most: number,
): string[] {
  return [
    unknown === 1 ? 'Un master de cette liste n’existe pas, ou n’est plus publié.' : '',
    unknown > 1 ? `${unknown} masters de cette liste n’existent pas, ou ne sont plus publiés.` : '',
    tooMany === 1 ? `Une liste compte ${most} masters au plus : le dernier n’est pas montré.` : '',
    tooMany > 1
      ? `Une liste compte ${most} masters au plus : les ${tooMany} derniers ne sont pas montrés.`
      : '',
  ].filter((sentence) => sentence !== '');
}
