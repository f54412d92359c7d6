import { Counter, Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { latencyHistogram } from './latency-histogram';
import { droppedEvents } from '@/lib/events/buffer';

type Sources = {
  generation: () => number;
  cacheSizes: () => { part: string; size: number; bytes: number }[];
  isBypassed: () => boolean;
  queue: () => { running: number; waiting: number; averageMs: number };
  pools: () => { pool: string; total: number; idle: number; waiting: number }[];
};

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(sources: Sources) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = latencyHistogram(register);
  const cacheAnswers = new Map<string, number>();
  addCounters(register, cacheAnswers);
  addGauges(register, sources);
  addSizes(register, sources);
  return {
    count(page: string, status: number, ms: number, state: string): void {
      requests.observe(page, status, ms / 1000);
      cacheAnswers.set(state, (cacheAnswers.get(state) ?? 0) + 1);
    },
    text: () => register.metrics(),
  };
}

function addCounters(register: Registry, cacheAnswers: ReadonlyMap<string, number>): void {
  const registers = [register];
  new Counter({
    name: 'page_cache_answers_total',
    help: 'Answers of public pages, by how they came about',
    labelNames: ['state'],
    registers,
    collect() {
      this.reset();
      for (const [state, count] of cacheAnswers) this.inc({ state }, count);
    },
  });
  new Counter({
    name: 'events_dropped_total',
    help: 'Analytics events that were not stored',
    registers,
    collect() {
      this.reset();
      this.inc(droppedEvents());
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
    Number(sources.isBypassed()),
  );
  gauge('render_running', 'Renders under way', () => sources.queue().running);
  gauge('render_waiting', 'Visitors waiting for a render', () => sources.queue().waiting);
  gauge('render_seconds', 'Moving average of a render', () => sources.queue().averageMs / 1000);
}

function addSizes(register: Registry, { cacheSizes, pools }: Sources): void {
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
      for (const { pool, ...counts } of pools()) {
        for (const [state, count] of Object.entries(counts)) this.set({ pool, state }, count);
      }
    },
  });
}
