import { frenchNumber } from '@/lib/french/numbers';
import { labelOf } from '@/lib/entities/choices';

/** What the identity card says of a master besides where it is taught. */
export type IdentityFacts = {
  kind: string;
  languages: readonly string[];
  rhythm: string | null;
  semesters: number | null;
  admissionModes: readonly string[];
  status: string;
  feeFree: boolean;
  feeAmount: number | null;
  feePer: string | null;
  feeYear: number | null;
  feeApproximate: boolean;
};

export const UNKNOWN = 'Non précisé par nos sources';

export function durationText(semesters: number | null): string | null {
  if (semesters === null) return null;
  const years = semesters / 2;
  const inYears =
    semesters % 2 === 0 ? ` (${years === 1 ? 'un an' : `${frenchNumber(years)} ans`})` : '';
  return `${semesters} ${semesters === 1 ? 'semestre' : 'semestres'}${inYears}`;
}

/** Never an amount without the year that it was published for. */
export function feeText(facts: IdentityFacts): string | null {
  const { feeFree, feeAmount, feePer, feeYear, feeApproximate } = facts;
  if (feeFree) return 'Gratuit, selon nos sources';
  if (feeAmount === null || feePer === null || feeYear === null) return null;
  const about = feeApproximate ? 'environ ' : '';
  return `${about}${frenchNumber(feeAmount)} DH ${labelOf('feePer', feePer)} (tarif publié pour ${feeYear})`;
}

export function languagesText(languages: readonly string[]): string | null {
  return joined(languages.map((language) => labelOf('language', language)));
}

export function admissionText(modes: readonly string[]): string | null {
  return joined(modes.map((mode) => labelOf('admissionMode', mode)));
}

export function rhythmText(rhythm: string | null): string | null {
  return rhythm === null ? null : labelOf('rhythm', rhythm);
}

/** « Français, anglais et arabe » */
function joined(words: readonly string[]): string | null {
  const [first, ...rest] = words;
  if (first === undefined) return null;
  const lower = rest.map((word) => word.toLocaleLowerCase('fr'));
  const last = lower.pop();
  return last === undefined ? first : `${[first, ...lower].join(', ')} et ${last}`;
}
