import { type CallDates, type CallState, frenchDay } from './call-state';

/** One line that says whether candidates can apply. */
export function callHeadline({ kind, call, daysLeft }: CallState<CallDates>): string {
  switch (kind) {
    case 'ouvert':
      return call?.closesOn
        ? `Candidatures ouvertes jusqu’au ${frenchDay(call.closesOn)}${closesIn(daysLeft)}`
        : 'Candidatures ouvertes';
    case 'a-venir':
      return call?.opensOn
        ? `Candidatures à partir du ${frenchDay(call.opensOn)}`
        : 'Candidatures à venir';
    case 'clos':
      return call?.closesOn
        ? `Candidatures clôturées le ${frenchDay(call.closesOn)}`
        : 'Candidatures clôturées';
    case 'sans-date':
      if (call?.opensOn) {
        return `Candidatures depuis le ${frenchDay(call.opensOn)}, clôture non publiée`;
      }
      return `Avis paru pour ${call?.academicYear}, dates non publiées`;
    case 'aucun':
      return 'Aucun avis de candidature recensé';
  }
}

/** What to go by while no date is known; undefined when dates are. */
export function callHint({ kind, call, before }: CallState<CallDates>): string | undefined {
  if (kind === 'ouvert' || kind === 'a-venir') return undefined;
  const known = kind === 'clos' ? call : before;
  if (!known?.closesOn) {
    return kind === 'aucun'
      ? 'Les avis paraissent le plus souvent entre juin et septembre, sur la plateforme de l’établissement.'
      : 'La date de clôture figure sur la plateforme de l’établissement.';
  }
  const year = known.closesOn.slice(0, 4);
  const day = frenchDay(known.closesOn).replace(/ \d{4}$/, '');
  return kind === 'clos'
    ? `Les dates de l’année suivante ne sont pas publiées. Celle de ${year}, le ${day}, est le meilleur repère connu.`
    : `En ${year}, la clôture était le ${day} : c’est le meilleur repère connu.`;
}

export const CALL_BADGES = {
  ouvert: 'Ouvertes',
  'a-venir': 'À venir',
  clos: 'Clôturées',
  'sans-date': 'Dates non publiées',
  aucun: 'Aucun avis',
} as const;

function closesIn(days: number | undefined): string {
  if (days === undefined || days > 30) return '';
  if (days === 0) return ' (dernier jour)';
  return days === 1 ? ' (encore demain)' : ` (encore ${days} jours)`;
}
