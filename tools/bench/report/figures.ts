/** The middle of at least three runs: one odd run does not move it. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

export const milliseconds = (value: number) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const count = (value: number) => Math.round(value).toLocaleString('en');
export const ratio = (value: number) => `${value.toFixed(2)} ×`;
