import { frenchDay } from '@/lib/french/dates';
import { counted } from '@/lib/french/numbers';
import { type CallDates, type CallState, SOON_DAYS } from './call-state';

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
        : `Saison ${call?.academicYear} passée, date de clôture non publiée`;
    case 'sans-date':
      if (call?.opensOn) {
        return `Candidatures depuis le ${frenchDay(call.opensOn)}, date de clôture non publiée`;
      }
      return `Avis paru pour ${call?.academicYear}, dates non publiées`;
    case 'aucun':
      return 'Aucun avis de candidature recensé';
  }
}

/** The same in a list of candidatures, with the hint for what has no date. */
export function callLine(state: CallState<CallDates>): string {
  const { before, call } = state;
  const line = callHeadline(state).replace(/^Candidatures (.)/, (_, first) => first.toUpperCase());
  if (!before || call?.closesOn) return line;
  return `${line} ; en ${before.closesOn.slice(0, 4)} : ${bareDay(before.closesOn)}`;
}

/** What to go by while no date is known; undefined when dates are. */
export function callHint(state: CallState<CallDates>): string | undefined {
  const { kind, before } = state;
  switch (kind) {
    case 'ouvert':
    case 'a-venir':
      return undefined;
    case 'clos':
      return `${NEXT_UNKNOWN} ${lastKnown(state) ?? USUAL_MONTHS}`;
    case 'sans-date':
      return before ? closedOn(before.closesOn) : ON_PLATFORM;
    case 'aucun':
      return before ? closedOn(before.closesOn) : USUAL_MONTHS;
  }
}

function lastKnown({ call, before }: CallState<CallDates>): string | undefined {
  const day = call?.closesOn ?? before?.closesOn;
  return day ? closedOn(day) : undefined;
}

function closedOn(day: string): string {
  return `La clôture de ${day.slice(0, 4)}, le ${bareDay(day)}, reste le meilleur repère.`;
}

/** « 15 septembre » */
export const bareDay = (day: string) => frenchDay(day).replace(/ \d{4}$/, '');

const NEXT_UNKNOWN = 'Les dates de l’année suivante ne sont pas publiées.';
const ON_PLATFORM = 'La date de clôture figure sur la plateforme de l’établissement.';
export const USUAL_MONTHS =
  'À l’université publique, les avis paraissent le plus souvent entre juin et septembre ; bien des écoles privées recrutent dès l’hiver.';

/** What is known of the next round where the last one is over. */
export const NEXT_ROUND =
  `${NEXT_UNKNOWN} La dernière clôture connue est le meilleur repère. ${USUAL_MONTHS} ` +
  '« Agenda » vous rappelle quand surveiller le prochain avis.';

/** Where readers look for what closes next, and nothing that is known does. */
export const NO_CLOSING = `Aucune clôture à venir n’est connue. ${USUAL_MONTHS}`;

const NAMED = 3;

/** Whom a call is for, where it may not be for the master that it stands beside. */
export function calledFor(
  { programmes }: { programmes: readonly { name: string }[] },
  isOwnDiploma?: boolean,
): string | undefined {
  if (programmes.length === 0) return isOwnDiploma ? NOT_SAID_OF_OWN : undefined;
  return `Cet avis concerne ${namedMasters(programmes)}.`;
}

/** « Audit », « Finance » et 2 autres masters */
export function namedMasters(programmes: readonly { name: string }[]): string {
  const names = programmes.slice(0, NAMED).map(({ name }) => `« ${name} »`);
  const others = programmes.length - names.length;
  if (others > 0) names.push(counted(others, 'autre master', 'autres masters'));
  return inFrench.format(names);
}

const NOT_SAID_OF_OWN =
  'Cet avis est général : il ne dit pas s’il vaut pour ce diplôme, propre à l’établissement.';

const inFrench = new Intl.ListFormat('fr');

/** What of the open calls stands first on their page, and is a filter of its own. */
export const CLOSING_SOON = `Clôture dans ${SOON_DAYS} jours au plus`;

export function closesIn(days: number | undefined): string {
  if (days === undefined || days > 30) return '';
  if (days === 0) return ' (dernier jour)';
  return days === 1 ? ' (dernier jour : demain)' : ` (plus que ${days} jours)`;
}
