import { tell } from './tell';

/** Apart from the hearts, because few readers ever see it. */
export function tellFull(most: number): void {
  tell({
    title: 'Votre sélection est complète',
    description: `Elle compte déjà ${most} masters : retirez-en un pour garder celui-ci.`,
    variant: 'destructive',
  });
}
