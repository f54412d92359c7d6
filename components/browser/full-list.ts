import { tellReader } from './tell';

/** Apart from the hearts, because few readers ever see it. */
export function tell(most: number): void {
  tellReader({
    title: 'Votre sélection est complète',
    description: `Elle compte déjà ${most} masters : retirez-en un pour garder celui-ci.`,
    variant: 'destructive',
  });
}
