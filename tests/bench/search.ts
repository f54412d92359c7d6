import { Client } from 'pg';
import { findEntries, findSpelling } from '@/lib/search/search-query';
import { connectTo } from '@/lib/db/connect/client';

export type SearchTiming = { question: string; database: Spread; client: Spread };
type Spread = { median: number; p95: number };

// From words that are in every article to a word that is in none, and a typing error.
const QUESTIONS = [
  ...['master', 'université', 'bourse', 'finance', 'casablanca', 'erasmus'],
  ...['bourse casablanca', 'master finance casablanca', 'logement étudiant', 'casa', 'xqzwk'],
];
const MISSPELT = ['casablnca', 'univeriste marakech'];
const RUNS = 60;

/**
 * Milliseconds that search takes: what EXPLAIN ANALYZE says the statement took inside the database,
 * and what the site's own client waited. The caller has filled the database and nothing else runs.
 */
export async function benchSearch(url: string, runs = RUNS): Promise<SearchTiming[]> {
  const client = new Client({ connectionString: url });
  const db = connectTo(url);
  await client.connect();
  try {
    const now = new Date();
    const timings: SearchTiming[] = [];
    for (const question of QUESTIONS) {
      const inside = () =>
        executionTime(client, 'SELECT * FROM search_entries_for($1, NULL, now(), 201)', question);
      const outside = () => findEntries(db, question, null, now);
      timings.push(await measure(question, inside, outside, runs));
    }
    for (const question of MISSPELT) {
      const inside = () =>
        executionTime(client, 'SELECT * FROM search_spelling($1, now())', question);
      const outside = () => findSpelling(db, question, now);
      timings.push(await measure(`${question} (spelling)`, inside, outside, runs));
    }
    return timings;
  } finally {
    await client.end();
    await db.$disconnect();
  }
}

type Work = () => Promise<unknown>;

async function measure(
  question: string,
  inside: () => Promise<number>,
  outside: Work,
  runs: number,
): Promise<SearchTiming> {
  const database: number[] = [];
  const client: number[] = [];
  await inside();
  await outside();
  for (let run = 0; run < runs; run += 1) {
    database.push(await inside());
    const began = performance.now();
    await outside();
    client.push(performance.now() - began);
  }
  return { question, database: spread(database), client: spread(client) };
}

async function executionTime(client: Client, sql: string, question: string): Promise<number> {
  const text = sql.replace('$1', client.escapeLiteral(question));
  const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
  );
  return rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN;
}

function spread(times: number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}
