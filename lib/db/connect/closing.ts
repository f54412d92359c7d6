import { sharedState } from '@/lib/process/shared-state';

type Close = () => Promise<void>;

const closers = () => sharedState('database-closers', () => new Set<Close>());

/** Next's bundle has database clients of its own; the server closes them all when it stops. */
export function onClose(close: Close): void {
  closers().add(close);
}

export async function closeDatabaseClients(): Promise<void> {
  const pending = [...closers()];
  closers().clear();
  await Promise.allSettled(pending.map((close) => close()));
}
