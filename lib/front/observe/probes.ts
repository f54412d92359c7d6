import { Registry, collectDefaultMetrics } from 'prom-client';
import { TooLate, inTime } from '@/lib/process/in-time';
import { isSameSecret } from '@/lib/process/signature';
import { isLoopback } from '@/lib/front/arrive/receive';
import type { Asked } from '@/lib/front/arrive/judge';
import { type Answer, ownAnswer } from '@/lib/front/render/ask';
import { droppedEvents } from '@/lib/events/buffer';
import { poolUse } from '@/lib/db/connect/client';
import type { Usage } from '@/lib/next/application';

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

type Sources = {
  generation: () => number;
  cacheSizes: () => { part: string; size: number; bytes: number }[];
  isCutOff: () => boolean;
  leftWhole: ReadonlyMap<string, number>;
  queue: () => { running: number; waiting: number; averageMs: number };
  /** Of the application; nothing while that is away. */
  usage: () => Usage | undefined;
};

export function createMetrics(sources: Sources) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = latencyHistogram();
  const cacheAnswers = new Map<string, number>();
  return {
    count(page: string, status: number, ms: number, state: string): void {
      requests.observe(page, status, ms / 1000);
      cacheAnswers.set(state, (cacheAnswers.get(state) ?? 0) + 1);
    },
    async text(): Promise<string> {
      const ofProcess = await register.metrics();
      return [ofProcess, ...figuresOf(sources, cacheAnswers), requests.text()].join('\n');
    },
  };
}

type Counts = Iterable<readonly [value: string, count: number]>;

function figuresOf(sources: Sources, cacheAnswers: Counts): string[] {
  const { running, waiting, averageMs } = sources.queue();
  const usage = sources.usage();
  const dropped = droppedEvents() + (usage?.droppedEvents ?? 0);
  const kept = sources.cacheSizes().map(({ part, bytes }) => [part, bytes] as const);
  const pools = [...poolUse(), ...(usage?.pools ?? [])].flatMap(({ pool, ...counts }) =>
    Object.entries(counts).map(([state, count]): Sample => [
      `{pool="${pool}",state="${state}"}`,
      count,
    ]),
  );
  const answersHelp = 'Answers of public pages, by how they came about';
  const wholeHelp = 'Public pages that kept the scripts of Next, by the reason';
  const poolHelp = 'Connections to the database, open, idle and waited for';
  const generationHelp = 'Rises with every change to content';
  const bypassedHelp = '1 while changes elsewhere cannot be heard of';
  return [
    figure('page_cache_answers_total', answersHelp, by('state', cacheAnswers)),
    figure('pages_left_whole_total', wholeHelp, by('reason', sources.leftWhole)),
    figure('events_dropped_total', 'Analytics events that were not stored', [['', dropped]]),
    figure('content_generation', generationHelp, [['', sources.generation()]]),
    figure('page_cache_bypassed', bypassedHelp, [['', Number(sources.isCutOff())]]),
    figure('render_running', 'Renders under way', [['', running]]),
    figure('render_waiting', 'Visitors waiting for a render', [['', waiting]]),
    figure('render_seconds', 'Moving average of a render', [['', averageMs / 1000]]),
    figure('page_cache_bytes', 'Memory taken by kept answers', by('part', kept)),
    figure('database_pool_connections', poolHelp, pools),
  ];
}

type Sample = [labels: string, value: number];

const by = (label: string, counts: Counts): Sample[] =>
  Array.from(counts, ([value, count]) => [`{${label}="${value}"}`, count]);

/** What is counted from the start on has a name that ends with "total". */
function figure(name: string, help: string, samples: Sample[]): string {
  const lines = samples.map(([labels, value]) => `${name}${labels} ${value}`);
  const type = name.endsWith('_total') ? 'counter' : 'gauge';
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');
}

const NAME = 'http_request_duration_seconds';
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Series = { buckets: number[]; count: number; sum: number };

/**
 * prom-client's own histogram sorts and hashes labels at every call, too slow for a cached hit, and
 * it takes no other; so this one is counted and written here.
 */
function latencyHistogram() {
  const pages = new Map<string, Map<number, Series>>();
  return {
    observe(page: string, status: number, seconds: number): void {
      const series = seriesOf(pages, page, status);
      let at = 0;
      while (at < BUCKETS.length && seconds > (BUCKETS[at] ?? 0)) at += 1;
      series.buckets[at] = (series.buckets[at] ?? 0) + 1;
      series.count += 1;
      series.sum += seconds;
    },
    text: () =>
      [
        `# HELP ${NAME} Requests by route and status`,
        `# TYPE ${NAME} histogram`,
        ...[...pages].flatMap(([page, statuses]) =>
          [...statuses].flatMap(([status, series]) => linesOf(page, status, series)),
        ),
        '',
      ].join('\n'),
  };
}

function seriesOf(pages: Map<string, Map<number, Series>>, page: string, status: number): Series {
  let statuses = pages.get(page);
  if (!statuses) pages.set(page, (statuses = new Map()));
  let series = statuses.get(status);
  if (!series) {
    series = { buckets: Array<number>(BUCKETS.length + 1).fill(0), count: 0, sum: 0 };
    statuses.set(status, series);
  }
  return series;
}

function linesOf(page: string, status: number, { buckets, count, sum }: Series): string[] {
  const labels = `page="${page}",status="${status}"`;
  let below = 0;
  return [
    ...[...BUCKETS, '+Inf'].map((limit, at) => {
      below += buckets[at] ?? 0;
      return `${NAME}_bucket{${labels},le="${limit}"} ${below}`;
    }),
    `${NAME}_sum{${labels}} ${sum}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}
