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
  addCounters(register, cacheAnswers, sources);
  addGauges(register, sources);
  addSizes(register, sources);
  return {
    count(page: string, status: number, ms: number, state: string): void {
      requests.observe(page, status, ms / 1000);
      cacheAnswers.set(state, (cacheAnswers.get(state) ?? 0) + 1);
    },
    text: async () => (await register.metrics()) + requests.text(),
  };
}

function addCounters(
  register: Registry,
  cacheAnswers: ReadonlyMap<string, number>,
  { leftWhole, usage }: Sources,
): void {
  const registers = [register];
  const counter = (
    name: string,
    help: string,
    label: string,
    counts: ReadonlyMap<string, number>,
  ) =>
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, count] of counts) this.inc({ [label]: value }, count);
      },
    });
  const answersHelp = 'Answers of public pages, by how they came about';
  counter('page_cache_answers_total', answersHelp, 'state', cacheAnswers);
  const wholeHelp = 'Public pages that kept the scripts of Next, by the reason';
  counter('pages_left_whole_total', wholeHelp, 'reason', leftWhole);
  new Counter({
    name: 'events_dropped_total',
    help: 'Analytics events that were not stored',
    registers,
    collect() {
      this.reset();
      this.inc(droppedEvents() + (usage()?.droppedEvents ?? 0));
    },
  });
}

function addGauges(register: Registry, sources: Sources): void {
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers: [register],
      collect() {
        this.set(value());
      },
    });
  gauge('content_generation', 'Rises with every change to content', sources.generation);
  gauge('page_cache_bypassed', '1 while changes elsewhere cannot be heard of', () =>
    Number(sources.isCutOff()),
  );
  gauge('render_running', 'Renders under way', () => sources.queue().running);
  gauge('render_waiting', 'Visitors waiting for a render', () => sources.queue().waiting);
  gauge('render_seconds', 'Moving average of a render', () => sources.queue().averageMs / 1000);
}

function addSizes(register: Registry, { cacheSizes, usage }: Sources): void {
  const registers = [register];
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Memory taken by kept answers',
    labelNames: ['part'],
    registers,
    collect() {
      for (const { part, bytes } of cacheSizes()) this.set({ part }, bytes);
    },
  });
  new Gauge({
    name: 'database_pool_connections',
    help: 'Connections to the database, open, idle and waited for',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      this.reset();
      for (const { pool, ...counts } of [...poolUse(), ...(usage()?.pools ?? [])]) {
        for (const [state, count] of Object.entries(counts)) {
          this.inc({ pool, state }, count);
        }
      }
    },
  });
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
