import { frenchNumber } from './numbers';

/** « 12 programmes de master », or that they are still being counted. */
export function programmes(count: number): string {
  if (count === 0) return 'Programmes de master en cours de recensement';
  return `${frenchNumber(count)} ${count === 1 ? 'programme' : 'programmes'} de master`;
}
