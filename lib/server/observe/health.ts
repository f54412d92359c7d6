export type Readiness = { isReady: boolean; reason?: string };

const LIMIT_MS = 500;
/** Checks that come in a crowd share one answer. */
const SHARED_MS = 100;

/** Whether this instance can serve; the check itself may hang, the answer never does. */
export function createReadiness(
  check: () => Promise<boolean>,
  { limitMs = LIMIT_MS, sharedMs = SHARED_MS } = {},
): () => Promise<Readiness> {
  let current: Promise<Readiness> | undefined;
  return () => {
    if (current) return current;
    current = withinLimit(check, limitMs);
    void current.then(() => setTimeout(() => (current = undefined), sharedMs).unref());
    return current;
  };
}

async function withinLimit(check: () => Promise<boolean>, limitMs: number): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve({ isReady: false, reason: 'database too slow' }), limitMs);
  });
  const checked = (async (): Promise<Readiness> => {
    const isReady = await check();
    return isReady ? { isReady } : { isReady, reason: 'database not migrated' };
  })().catch((): Readiness => ({ isReady: false, reason: 'database unreachable' }));
  try {
    return await Promise.race([checked, late]);
  } finally {
    clearTimeout(timer);
  }
}
