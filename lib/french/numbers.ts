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

export function programmes(count: number): string {
  if (count === 0) return 'Programmes de master en cours de recensement';
  return `${frenchNumber(count)} ${count === 1 ? 'programme' : 'programmes'} de master`;
}
