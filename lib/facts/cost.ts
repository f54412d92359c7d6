import { type Fees, feeText } from '@/lib/entities/shown';
import { frenchNumber } from '@/lib/french/numbers';

type Ruled = { kind: string; rhythm: string | null; universityStatus: string | null };
type Charged = Pick<Fees, 'feeFree' | 'feeAmount' | 'feePer'> & { semesters: number | null };
type Told = Ruled & Charged & Fees;

/** Which masters the general rule « Gratuité à temps plein » is about. */
export const FREE_BY_RULE = {
  kinds: ['master', 'master-specialise'],
  rhythm: 'temps-plein',
  universityStatus: 'publique',
};

/** Of the whole programme, in dirhams; null where too little is said. */
export function totalCost(master: Ruled & Charged): number | null {
  const { feeFree, feeAmount, feePer, semesters, rhythm } = master;
  if (feeFree) return 0;
  if (feeAmount === null) return mayBeFree(master) && rhythm !== null ? 0 : null;
  if (feePer === 'programme') return feeAmount;
  if (semesters === null) return null;
  return (feeAmount * semesters) / (feePer === 'an' ? 2 : 1);
}

/** Null where there is no total. */
export function totalText(master: Told): string | null {
  const { feeAmount, feeYear, feeApproximate } = master;
  const total = totalCost(master);
  if (total === null) return null;
  if (feeAmount === null) return feeText(master) ?? 'Gratuit, en règle générale';
  const about = feeApproximate ? 'Environ ' : '';
  return `${about}${frenchNumber(total)} DH au total (tarif publié pour ${feeYear})`;
}

/** The most that can be said of what a master costs. */
export function costText(master: Told): string {
  const said = totalText(master) ?? feeText(master);
  if (said !== null) return said;
  return mayBeFree(master) ? 'Gratuit s’il est à temps plein (règle générale)' : 'Frais inconnus';
}

function mayBeFree({ kind, rhythm, universityStatus }: Ruled): boolean {
  return (
    FREE_BY_RULE.kinds.includes(kind) &&
    (rhythm ?? FREE_BY_RULE.rhythm) === FREE_BY_RULE.rhythm &&
    universityStatus === FREE_BY_RULE.universityStatus
  );
}
