export class TooLate extends Error {}

/** What becomes of work that takes longer is nobody's concern. */
export async function inTime<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate('no answer in time')), limitMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
