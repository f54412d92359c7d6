import { labelOf } from '@/lib/entities/choices';
import type { Described } from '@/lib/entities/entity';
import { resources } from '@/lib/entities/registry';
import { shownText } from '@/lib/entities/shown';
import { frenchDay, ofPartialDate, partialDate } from '@/lib/french/dates';
import { counted, frenchNumber } from '@/lib/french/numbers';
import { type Claim, type KnownSource, type Proof, newest } from './claims';

/** What the value of a line is worth today: « selon La Vie éco, mars 2023 ». */
export function stateWords({ state, sayers }: Proof, today: string): string {
  const claims = sayers.map(({ claim }) => claim);
  const [first] = claims;
  if (!first) return labelOf('factState', state);
  switch (state) {
    case 'verifie':
    case 'atteste': {
      const claim = newest(claims.filter(isVerifiedBySomebody)) ?? newest(claims) ?? first;
      return isVerifiedBySomebody(claim)
        ? `vérifié le ${frenchDay(claim.seenOn)}`
        : `selon ${sourceName(claim.source)}, ${dateWords(claim)}`;
    }
    case 'a-reverifier':
      return `à revérifier : ${ageWords(newest(claims) ?? first, today)}`;
    case 'contredit':
      return `contredit ; d’abord selon ${sourceName(first.source)}, ${dateWords(first)}`;
    case 'source-disparue': {
      const day = first.source.lastSeenOn ?? first.seenOn;
      return `source disparue${day ? `, vue la dernière fois le ${frenchDay(day)}` : ''}`;
    }
  }
}

/** What repeats or copies is named as such. */
export function sourceName({ kind, publisher }: Pick<KnownSource, 'kind' | 'publisher'>): string {
  switch (kind) {
    case 'avis-relaye':
      return `l’avis relayé par ${publisher}`;
    case 'officiel-copie':
      return `la copie d’un texte officiel (${publisher})`;
    case 'officiel-lien':
      return `le lien d’un document officiel non ouvert (${publisher})`;
    case 'document-etudiant':
      return `un document d’étudiants (${publisher})`;
    default:
      return publisher;
  }
}

/** « MST, FST Tanger »: a title alone names too many pages. */
export const sourceTitle = ({ title, publisher }: Pick<KnownSource, 'title' | 'publisher'>) =>
  title ? `${title}, ${publisher}` : publisher;

/** « presse, mars 2023, copie sur Maghress » */
export function readingWords({ kind, date, isDateInferred, via }: KnownSource): string {
  const dated = date ? partialDate(date) : 'sans date';
  const words = [labelOf('sourceKind', kind), isDateInferred ? `${dated} (date déduite)` : dated];
  return [...words, ...(via ? [via] : [])].join(', ');
}

/** Nothing is called verified without a person and a day. */
const isVerifiedBySomebody = (claim: Claim): claim is Claim & { seenOn: string } =>
  claim.isVerified && claim.seenBy === 'team' && claim.seenOn !== null;

/** Who saw it, and when. */
export function seenWords(claim: Claim): string {
  const { seenOn, seenBy } = claim;
  if (seenBy === 'first-data') {
    return seenOn ? `Relevé le ${frenchDay(seenOn)}` : 'Relevé à la création du guide';
  }
  const by = labelOf('seenBy', seenBy);
  if (!seenOn) return `Vu par ${by}, sans date`;
  return `${isVerifiedBySomebody(claim) ? 'Vérifié' : 'Vu'} par ${by} le ${frenchDay(seenOn)}`;
}

/** What a source of a year alone said is taken to have ended with that year. */
export const untilWords = (day: string) =>
  day.endsWith('-12-31') ? `jusqu’en ${day.slice(0, 4)}` : `jusqu’au ${frenchDay(day)}`;

/** What became of the source since it was read. */
export function sourceStateWords({ state, stateOn, lastSeenOn }: KnownSource): string | null {
  if (state === 'there') return null;
  const since = stateOn ? ` depuis le ${frenchDay(stateOn)}` : '';
  const seen = lastSeenOn ? `, vue la dernière fois le ${frenchDay(lastSeenOn)}` : '';
  return state === 'gone' ? `Source disparue${since}${seen}` : `Source modifiée${since}`;
}

export function dateWords({ source, seenOn }: Claim): string {
  if (source.date) return partialDate(source.date);
  return seenOn ? `vu le ${frenchDay(seenOn)}` : 'sans date';
}

function ageWords({ source, seenOn }: Claim, today: string): string {
  const date = seenOn ?? source.date;
  if (!date) return 'source sans date';
  const told = seenOn ? `vu le ${frenchDay(seenOn)}` : `source ${ofPartialDate(date)}`;
  const age = agoWords(date, today);
  return age ? `${told}, ${age}` : told;
}

/** « il y a 14 mois », « il y a 3 ans »; a year alone tells its age roughly. */
export function agoWords(date: string, today: string): string | null {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  if (date.length === '2026'.length) {
    return years > 0 ? `il y a environ ${counted(years, 'an')}` : null;
  }
  const month = years * 12 + Number(today.slice(5, 7)) - Number(date.slice(5, 7));
  const months = today.slice(8) < date.slice(8) ? month - 1 : month;
  if (months < 1) return null;
  return `il y a ${months < 24 ? `${months} mois` : counted(Math.floor(months / 12), 'an')}`;
}

/** The fields of a master first, in the order in which readers look for them. */
const { programmes, ...others } = resources;
const NAMES = [programmes, ...Object.values(others)].flatMap(({ fields }) =>
  fields.flatMap(({ name, factName }): [string, string][] => (factName ? [[name, factName]] : [])),
);
const FACT_NAMES = new Map(NAMES);

/** What readers call a field that is a fact, which is the same in all entities. */
export const factName = (field: string) => FACT_NAMES.get(field) ?? field;

const FACTS = [...FACT_NAMES.keys()];

/** « intitulé, diplôme, état », whatever order the fields come in. */
export function namesOfFacts(fields: readonly string[]): string {
  const ordered = fields.toSorted((one, other) => FACTS.indexOf(one) - FACTS.indexOf(other));
  return ordered.map(factName).join(', ');
}

const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** A value as readers are told it; null where it only points to another row. */
export function valueWords(entity: Described, field: string, value: unknown): string | null {
  if ([value].flat().some((one) => ID.test(String(one)))) return null;
  if (field === 'feeAmount') return value === null ? null : `${frenchNumber(Number(value))} DH`;
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return shownText({ said: entity.said, joined: {} }, { of: field }, { [field]: value });
}
