import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fetchOnce } from '../../fetch-once';
import { ARTIFACTS } from '../site/process';
import type { Asked, Load } from './load';

const VERSION = '8.0.0';
const folder = join(ARTIFACTS, 'autocannon');

type Result = {
  requests: { average: number };
  latency: { p50: number; p99: number };
  errors: number;
  non2xx: number;
};
type Autocannon = (options: {
  url: string;
  connections: number;
  duration: number;
  headers: Record<string, string>;
  requests?: { path: string }[];
}) => Promise<Result>;

/** The generator for machines without wrk. */
export async function withAutocannon(url: string, asked: Asked): Promise<Load> {
  const autocannon = install();
  const { connections, seconds, accept, numbered } = asked;
  const requests = Array.from({ length: numbered?.count ?? 0 }, (_, index) => ({
    path: `${numbered?.prefix}${index + 1}`,
  }));
  const { latency, ...result } = await autocannon({
    ...{ url, connections, duration: seconds, headers: { 'accept-encoding': accept } },
    ...(numbered ? { requests } : {}),
  });
  return {
    rate: result.requests.average,
    p50: latency.p50,
    p99: latency.p99,
    errors: result.errors,
    refused: result.non2xx,
  };
}

/** Installed where wrk is missing, and only there. */
function install(): Autocannon {
  fetchOnce(folder, { autocannon: VERSION });
  return createRequire(join(folder, 'package.json'))('autocannon') as Autocannon;
}
