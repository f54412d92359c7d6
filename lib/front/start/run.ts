import { once } from 'node:events';
import { type Server, createServer } from 'node:net';
import { DatabaseError } from '@/lib/db/connect/database-errors';
import { SettingError } from '@/lib/env';
import { readableStack } from '@/lib/process/masked-error';

export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.log(`${label} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

function tellFailure(error: unknown): void {
  const isKnown = error instanceof SettingError || error instanceof DatabaseError;
  const { stack } = Object(error) as Error;
  console.error(isKnown ? error.message : stack ? readableStack(stack) : error);
}

/** Checked before anything is opened, so that a second start changes nothing. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const probe = createServer();
  try {
    await listen(probe, port, host);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SettingError(
      code === 'EADDRINUSE'
        ? `PORT: ${port} is already in use by another program`
        : `PORT: cannot listen on ${host}:${port} (${code ?? message})`,
    );
  }
  await once(probe.close(), 'close');
}

export async function listen(server: Server, port: number, host: string): Promise<void> {
  await once(server.listen(port, host), 'listening');
}

const LONGEST_STOP_MS = 15_000;
const LOOK_EVERY_MS = 500;
const parent = process.ppid;

/**
 * npm hands a signal to its shell, which dies of it and tells nobody. Returns how a start that fails
 * ends; what fails because a stop has begun does not.
 */
export function stopOnSignal(closings: (() => unknown)[], isStartedByNpm: boolean) {
  let isStopping = false;
  const stop = async (failure?: unknown) => {
    if (isStopping) return;
    isStopping = true;
    if (failure !== undefined) tellFailure(failure);
    setTimeout(() => process.exit(1), LONGEST_STOP_MS).unref();
    for (const close of [...closings]) {
      try {
        await close();
      } catch (error) {
        console.error(error);
      }
    }
    process.exit(failure === undefined ? 0 : 1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
  if (isStartedByNpm) {
    setInterval(() => process.ppid !== parent && void stop(), LOOK_EVERY_MS).unref();
  }
  return stop;
}
