import { labelOf } from '@/lib/entities/choices';
import { type Fees, feeText } from '@/lib/entities/shown';
import { frenchNumber } from '@/lib/french/numbers';
import { type GeneralRule, type Ruled, freeRules, isFor, rhythmOf } from './rules';

type Charged = Pick<Fees, 'feeFree' | 'feeAmount' | 'feePer'> & { semesters: number | null };
type Told = Ruled & Charged & Fees;
type Rules = readonly GeneralRule[];

/** Of the whole programme, in dirhams; null where too little is said. */
export function totalCost(master: Ruled & Charged, rules: Rules): number | null {
  const { feeFree, feeAmount, feePer, semesters } = master;
  if (feeFree) return 0;
  if (feeAmount === null) return freedBy(master, rules).some(isCertain(master)) ? 0 : null;
  if (feePer === 'programme') return feeAmount;
  if (semesters === null) return null;
  return (feeAmount * semesters) / (feePer === 'an' ? 2 : 1);
}

/** Null where there is no total. */
export function totalText(master: Told, rules: Rules): string | null {
  const { feeAmount, feeYear, feeApproximate } = master;
  const total = totalCost(master, rules);
  if (total === null) return null;
  if (feeAmount === null) return feeText(master) ?? 'Gratuit, en règle générale';
  const about = feeApproximate ? 'Environ ' : '';
  return `${about}${frenchNumber(total)} DH au total (tarif publié pour ${feeYear})`;
}

/** The most that can be said of what a master costs. */
export function costText(master: Told, rules: Rules): string {
  const said = totalText(master, rules) ?? feeText(master);
  if (said !== null) return said;
  const [rule] = freedBy(master, rules);
  if (!rule) return 'Frais inconnus';
  const rhythm = labelOf('rhythm', rule.rhythm ?? '').toLocaleLowerCase('fr');
  const when =
    rule.rhythm === 'temps-plein' ? 's’il est à temps plein' : `si le rythme est « ${rhythm} »`;
  return `Gratuit ${when} (règle générale)`;
}

const freedBy = (master: Ruled, rules: Rules) =>
  freeRules(rules).filter((rule) => isFor(rule, master));

/** A rule for one rhythm may not be about a master that does not tell its own. */
const isCertain = (master: Ruled) => (rule: GeneralRule) =>
  rule.rhythm === null || rhythmOf(master) !== null;
