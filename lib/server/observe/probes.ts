import type { Answer } from '@/lib/server/answer/answer';
import type { Readiness } from './health';

type Options = {
  readiness: () => Promise<Readiness>;
  isDraining: () => boolean;
  metrics: () => Promise<string>;
  maySeeMetrics: () => boolean;
};

/** The addresses for those who run the site; undefined for any other. */
export async function probe(path: string, options: Options): Promise<Answer | undefined> {
  switch (path) {
    case '/healthz':
      return json(200, { status: 'ok' });
    case '/readyz': {
      if (options.isDraining()) return json(503, { status: 'draining' });
      const { isReady, reason } = await options.readiness();
      return isReady ? json(200, { status: 'ready' }) : json(503, { status: 'not ready', reason });
    }
    case '/metrics':
      if (!options.maySeeMetrics()) return undefined;
      return {
        status: 200,
        headers: { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' },
        body: Buffer.from(await options.metrics()),
      };
    default:
      return undefined;
  }
}

function json(status: number, value: object): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: Buffer.from(JSON.stringify(value)),
  };
}
