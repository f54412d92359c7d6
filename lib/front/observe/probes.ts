import { TooLate, inTime } from '@/lib/process/in-time';
import { isSameSecret } from '@/lib/process/signature';
import { isLoopback } from '@/lib/front/arrive/receive';
import type { Asked } from '@/lib/front/arrive/judge';
import { type Answer, ownAnswer } from '@/lib/front/render/ask';

/** Or why it is not. */
export type Ready = () => Promise<true | string>;

type Options = {
  isReady: Ready;
  isDraining: () => boolean;
  metrics: () => Promise<string>;
  token?: string;
};

type Visitor = Asked & { socket?: { remoteAddress?: string } };

export function createProbes({ isReady, isDraining, metrics, token }: Options) {
  const readiness = createReadiness(isReady);
  return {
    isProbe(path: string, request: Visitor): boolean {
      if (path === '/metrics') return maySeeMetrics(request, token);
      return path === '/healthz' || path === '/readyz';
    },
    async answer(path: string): Promise<Answer> {
      if (path === '/metrics') {
        return ownAnswer(200, 'text/plain; version=0.0.4', await metrics());
      }
      if (path === '/healthz') return json(200, { status: 'ok' });
      if (isDraining()) return json(503, { status: 'draining' });
      const reason = await readiness();
      return reason === true
        ? json(200, { status: 'ready' })
        : json(503, { status: 'not ready', reason });
    },
  };
}

const json = (status: number, value: object) =>
  ownAnswer(status, 'application/json', JSON.stringify(value));

export type Probes = ReturnType<typeof createProbes>;

const LIMIT_MS = 500;
const SHARED_MS = 100;

/** The check itself may hang, but the answer always comes. */
export function createReadiness(check: Ready): Ready {
  let current: ReturnType<Ready> | undefined;
  return () => {
    if (current) return current;
    current = inTime(check(), LIMIT_MS).catch((error: unknown) =>
      error instanceof TooLate ? 'database too slow' : 'database unreachable',
    );
    void current.then(() => setTimeout(() => (current = undefined), SHARED_MS).unref());
    return current;
  };
}

/** Only this machine, or whoever sends the token, may read the metrics. */
export function maySeeMetrics({ socket, headers }: Visitor, token?: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined && given !== undefined) return isSameSecret(given, token);
  const isForwarded = Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  );
  return isLoopback(socket?.remoteAddress) && !isForwarded;
}
