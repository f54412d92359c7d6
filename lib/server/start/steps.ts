/** Says what the start is doing and, when it is done, how long it took. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${label} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
