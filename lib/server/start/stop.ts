type Closing = () => unknown;

const LONGEST_STOP_MS = 15_000;

/** Closes one thing after the other on the first signal; what hangs is cut off in the end. */
export function stopOnSignal(closings: Closing[]): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    for (const close of closings) {
      try {
        await close();
      } catch (error) {
        console.error(error);
      }
    }
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
}
