import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { droppedEvents } from '@/lib/events/buffer';
import { poolUse } from '@/lib/db/connect/pool';
import type { Usage } from '@/lib/next/messages';

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
  addFigures(register, cacheAnswers, sources);
  return {
    count(page: string, status: number, ms: number, state: string): void {
      requests.observe(page, status, ms / 1000);
      cacheAnswers.set(state, (cacheAnswers.get(state) ?? 0) + 1);
    },
    text: async () => (await register.metrics()) + requests.text(),
  };
}

type Figure = [labels: Record<string, string>, value: number];

/** Each is asked for when somebody reads the figures. */
function addFigures(
  register: Registry,
  cacheAnswers: ReadonlyMap<string, number>,
  { generation, cacheSizes, isCutOff, leftWhole, queue, usage }: Sources,
): void {
  const add = (
    Kind: typeof Counter | typeof Gauge,
    name: string,
    help: string,
    read: () => Figure[],
    labelNames: string[] = [],
  ) =>
    new Kind({
      name,
      help,
      labelNames,
      registers: [register],
      collect() {
        this.reset();
        for (const [labels, value] of read()) this.inc(labels, value);
      },
    });
  const one = (read: () => number) => (): Figure[] => [[{}, read()]];
  const counted = (label: string, counts: ReadonlyMap<string, number>) => () =>
    [...counts].map(([value, count]): Figure => [{ [label]: value }, count]);

  const answersHelp = 'Answers of public pages, by how they came about';
  add(Counter, 'page_cache_answers_total', answersHelp, counted('state', cacheAnswers), ['state']);
  const wholeHelp = 'Public pages that kept the scripts of Next, by the reason';
  add(Counter, 'pages_left_whole_total', wholeHelp, counted('reason', leftWhole), ['reason']);
  const dropped = one(() => droppedEvents() + (usage()?.droppedEvents ?? 0));
  add(Counter, 'events_dropped_total', 'Analytics events that were not stored', dropped);
  add(Gauge, 'content_generation', 'Rises with every change to content', one(generation));
  const bypassedHelp = '1 while changes elsewhere cannot be heard of';
  add(
    Gauge,
    'page_cache_bypassed',
    bypassedHelp,
    one(() => Number(isCutOff())),
  );
  add(
    Gauge,
    'render_running',
    'Renders under way',
    one(() => queue().running),
  );
  add(
    Gauge,
    'render_waiting',
    'Visitors waiting for a render',
    one(() => queue().waiting),
  );
  const seconds = one(() => queue().averageMs / 1000);
  add(Gauge, 'render_seconds', 'Moving average of a render', seconds);
  const kept = () => cacheSizes().map(({ part, bytes }): Figure => [{ part }, bytes]);
  add(Gauge, 'page_cache_bytes', 'Memory taken by kept answers', kept, ['part']);
  const poolHelp = 'Connections to the database, open, idle and waited for';
  const pools = () =>
    [...poolUse(), ...(usage()?.pools ?? [])].flatMap(({ pool, ...counts }) =>
      Object.entries(counts).map(([state, count]): Figure => [{ pool, state }, count]),
    );
  add(Gauge, 'database_pool_connections', poolHelp, pools, ['pool', 'state']);
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
        `\n# HELP ${NAME} Requests by route and status`,
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
