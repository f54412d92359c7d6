const whole = new Intl.NumberFormat('fr-FR');
const thousands = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

export function frenchNumber(value: number): string {
  return whole.format(value);
}

/** The specification counts all views in thousands, even small numbers. */
export function viewsInThousands(views: number): string {
  return `${thousands.format(views / 1000)}k vues`;
}

/** French plurals begin at two. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${frenchNumber(count)} ${Math.abs(count) < 2 ? one : many}`;
}

type Offer = { programCount: number; masterCount: number };

/** What a university says of itself wins over the masters that this guide lists. */
export const offerOf = ({ programCount, masterCount }: Offer): number =>
  programCount || masterCount;

export function programmes(offer: Offer): string {
  const count = offerOf(offer);
  return count > 0
    ? counted(count, 'programme de master', 'programmes de master')
    : 'Programmes de master en cours de recensement';
}
