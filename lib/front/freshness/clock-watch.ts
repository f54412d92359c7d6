/** What slewing and a busy second move the clock by is less. */
const SET_MS = 2000;
const LOOK_EVERY_MS = 1000;

/** Tells when somebody set this machine's clock, or when it slept: by how far time went. */
export function watchClock(onSet: (byMs: number) => void, lookEveryMs = LOOK_EVERY_MS) {
  let offset = Date.now() - performance.now();
  const timer = setInterval(() => {
    const now = Date.now() - performance.now();
    const by = now - offset;
    offset = now;
    if (Math.abs(by) > SET_MS) onSet(by);
  }, lookEveryMs).unref();
  return { stop: () => clearInterval(timer) };
}
