import { frenchDay } from '@/lib/french/dates';
import { frenchNumber } from '@/lib/french/numbers';
import { type ChoiceName, labelOf } from './choices';
import type { Described } from './entity';

/** One thing that readers are told of a row. */
export type Shown<Row> = {
  of: keyof Row & string;
  /** What it is called; without a name its words stand alone. */
  name?: string;
  /** What stands in its place while nobody says it, where no source could. */
  unknown?: string;
  /** The fields that it tells, when they are not the one of its own name. */
  madeOf?: readonly (keyof Row & string)[];
  /** Where its words are not those of its kind. */
  text?: (row: Row) => string | null;
};

/** In words, so that two rows can be compared; null while no source says it. */
export function shownText<Row extends object>(
  { said, joined }: Pick<Described, 'said' | 'joined'>,
  { of, text }: Shown<Row>,
  row: Row,
): string | null {
  if (text) return text(row);
  const value = row[of] as unknown;
  const { input, choices } = { ...joined[of], ...said[of] };
  if (value === null) return null;
  if (choices && Array.isArray(value)) return choicesText(choices, value);
  if (choices) return labelOf(choices, String(value));
  if (input === 'date') return frenchDay(String(value));
  return input === 'url' ? hostOf(String(value)) : String(value);
}

/** How it would read with what a source says of it; null where that only names another row. */
export function otherText<Row extends object>(
  entity: Pick<Described, 'said' | 'joined'>,
  shown: Shown<Row>,
  row: Row,
) {
  return (said: object): string | null => {
    const { feeAmount = null } = said as Partial<Fees>;
    // Who names an amount does not say that it is free, which the row may.
    const charged = feeAmount === null ? {} : { feeFree: false };
    const words = shownText(entity, shown, { ...row, ...charged, ...said });
    if (words === null && feeAmount !== null) return `${frenchNumber(feeAmount)} DH`;
    return words === shownText(entity, shown, row) ? null : words;
  };
}

export const UNKNOWN = 'Non précisé par nos sources';

export const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '');

export function durationText(semesters: number | null): string | null {
  if (semesters === null) return null;
  const years = semesters / 2;
  const inYears =
    semesters % 2 === 0 ? ` (${years === 1 ? 'un an' : `${frenchNumber(years)} ans`})` : '';
  return `${semesters} ${semesters === 1 ? 'semestre' : 'semestres'}${inYears}`;
}

export type Fees = {
  feeFree: boolean;
  feeAmount: number | null;
  feePer: string | null;
  feeYear: number | null;
  feeApproximate: boolean;
};

/** Never an amount without the year that it was published for. */
export function feeText(fees: Fees): string | null {
  const { feeFree, feeAmount, feePer, feeYear, feeApproximate } = fees;
  if (feeFree) return 'Gratuit, selon nos sources';
  if (feeAmount === null || feePer === null || feeYear === null) return null;
  const about = feeApproximate ? 'environ ' : '';
  return `${about}${frenchNumber(feeAmount)} DH ${labelOf('feePer', feePer)} (tarif publié pour ${feeYear})`;
}

/** « Français, anglais et arabe » */
export function choicesText(choices: ChoiceName, values: readonly string[]): string | null {
  const [first, ...rest] = values.map((value) => labelOf(choices, value));
  if (first === undefined) return null;
  const lower = rest.map((word) => word.toLocaleLowerCase('fr'));
  const last = lower.pop();
  return last === undefined ? first : `${[first, ...lower].join(', ')} et ${last}`;
}
