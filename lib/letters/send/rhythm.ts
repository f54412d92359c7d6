type Sleep = (ms: number) => Promise<void>;

/** Ends early, and without an error, when everything stops. */
export function createSleep(signal: AbortSignal): Sleep {
  return (ms) =>
    new Promise((resolve) => {
      if (signal.aborted || ms <= 0) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      signal.addEventListener('abort', end);
    });
}

/** Time that nobody used is not saved up, so that a pause is never followed by a burst. */
export function createPace(
  perMinute: number,
  sleep: Sleep,
  now = () => performance.now(),
): () => Promise<void> {
  const step = 60_000 / perMinute;
  let next = 0;
  return async () => {
    const mine = Math.max(now(), next);
    next = mine + step;
    await sleep(mine - now());
  };
}
