import type { Metric, Registry } from 'prom-client';

const NAME = 'http_request_duration_seconds';
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

type Series = { buckets: number[]; count: number; sum: number };

/** prom-client's own histogram sorts and hashes labels at every call, too slow for a cached hit. */
export function latencyHistogram(register: Registry) {
  const pages = new Map<string, Map<number, Series>>();
  const metric = {
    name: NAME,
    help: 'Requests by route and status',
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({ ...metric, values: [...values(pages)] }),
    reset: () => pages.clear(),
  };
  // The registry uses only the name and get() of a metric, which its types do not say.
  register.registerMetric(metric as unknown as Metric);

  return {
    observe(page: string, status: number, seconds: number): void {
      const series = seriesOf(pages, page, status);
      let at = 0;
      while (at < BUCKETS.length && seconds > (BUCKETS[at] ?? 0)) at += 1;
      series.buckets[at] = (series.buckets[at] ?? 0) + 1;
      series.count += 1;
      series.sum += seconds;
    },
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

function* values(pages: Map<string, Map<number, Series>>) {
  for (const [page, statuses] of pages) {
    for (const [status, { buckets, count, sum }] of statuses) {
      const labels = { page, status: String(status) };
      let below = 0;
      for (const [at, limit] of [...BUCKETS, '+Inf' as const].entries()) {
        below += buckets[at] ?? 0;
        yield { metricName: `${NAME}_bucket`, labels: { ...labels, le: limit }, value: below };
      }
      yield { metricName: `${NAME}_sum`, labels, value: sum };
      yield { metricName: `${NAME}_count`, labels, value: count };
    }
  }
}
