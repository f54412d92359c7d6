const whole = new Intl.NumberFormat('fr-FR');
const thousands = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** « 1 234 », with the thin non-breaking space of French figures. */
export function frenchNumber(value: number): string {
  return whole.format(value);
}

/** « 1,2k vues »: the specification counts views in thousands, the small numbers too. */
export function viewsInThousands(views: number): string {
  return `${thousands.format(views / 1000)}k vues`;
}

/** « 1 article », « 0 article », « 2 articles »: French plurals begin at two. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${frenchNumber(count)} ${Math.abs(count) < 2 ? one : many}`;
}

/** « 12 programmes de master », or that they are still being counted. */
export function programmes(count: number): string {
  if (count === 0) return 'Programmes de master en cours de recensement';
  return `${frenchNumber(count)} ${count === 1 ? 'programme' : 'programmes'} de master`;
}
