import { TooLate, inTime } from '@/lib/process/in-time';
import { isSameSecret } from '@/lib/process/signature';
import { isLoopback } from '@/lib/front/arrive/receive';
import type { Asked } from '@/lib/front/arrive/judge';
import type { Answer } from '@/lib/front/render/ask';

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
      if (path === '/metrics') return plain(await metrics());
      if (path === '/healthz') return json(200, { status: 'ok' });
      if (isDraining()) return json(503, { status: 'draining' });
      const { isReady, reason } = await readiness();
      return isReady ? json(200, { status: 'ready' }) : json(503, { status: 'not ready', reason });
    },
  };
}

export type Probes = ReturnType<typeof createProbes>;

type Readiness = { isReady: boolean; reason?: string };

const LIMIT_MS = 500;
const SHARED_MS = 100;

/** The check itself may hang, but the answer always comes. */
export function createReadiness(check: Ready): () => Promise<Readiness> {
  let current: Promise<Readiness> | undefined;
  return () => {
    if (current) return current;
    current = withinLimit(check);
    void current.then(() => setTimeout(() => (current = undefined), SHARED_MS).unref());
    return current;
  };
}

async function withinLimit(check: Ready): Promise<Readiness> {
  try {
    const answer = await inTime(check(), LIMIT_MS);
    return answer === true ? { isReady: true } : { isReady: false, reason: answer };
  } catch (error) {
    const reason = error instanceof TooLate ? 'database too slow' : 'database unreachable';
    return { isReady: false, reason };
  }
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

function plain(text: string): Answer {
  const headers = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };
  return { status: 200, headers, body: Buffer.from(text) };
}

function json(status: number, value: object): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: Buffer.from(JSON.stringify(value)) };
}
