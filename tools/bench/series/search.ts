import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { connectWithoutDeadlines, connectTo } from '@/lib/db/connect/client';
import { startOwnDatabase } from '@/lib/db/own/start';
import { applyMigrations } from '@/lib/db/migrations/migrate';
import {
  MOST_OF_A_KIND,
  findEntries,
  findSpelling,
  questionTerms,
} from '@/lib/db/statements/search-entries';
import { milliseconds, quantile } from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { removeMasters, seedMasters } from '../site/seed-masters';
import { dataDirOf, openSite } from '../site/site';

const ARTICLES = 10_000;
const MASTERS = 10_000;
// From words that are in every article to a word that is in none, and a typing error.
const QUESTIONS = [
  ...['master', 'université', 'bourse', 'finance', 'casablanca', 'erasmus'],
  ...['bourse casablanca', 'master finance casablanca', 'logement étudiant', 'casa', 'xqzwk'],
  ...['finance casablanca', 'bourse doctorat france étranger', 'formation en ligne à distance'],
  // What is understood before the database is asked.
  ...['date concours encg settat', 'uh2c', 'master cca', 'ماستر المالية'],
];
const MISSPELT = ['casablnca', 'univeriste marakech'];
const RUNS = 60;
const SLOWEST = 'search over 10,000 articles and masters each, in the database, slowest question';

type Spread = { median: number; p95: number };
type SearchTiming = { question: string; database: Spread; client: Spread };

export const search: Series = { name: 'search', title: 'Search', run };

async function run(): Promise<Outcome> {
  const dataDir = dataDirOf(ARTICLES);
  if (!existsSync(dataDir)) await (await openSite(ARTICLES)).stop();
  const database = await startOwnDatabase({ dataDir });
  const db = connectWithoutDeadlines(database.url);
  try {
    await applyMigrations(database.url);
    await removeMasters(db);
    await seedMasters(db, MASTERS);
    return report(await benchSearch(database.url));
  } finally {
    await removeMasters(db);
    await db.$disconnect();
    await database.stop();
  }
}

function report(timings: SearchTiming[]): Outcome {
  const worst = Math.max(...timings.map(({ database }) => database.median));
  return {
    bars: [atMost(6, SLOWEST, worst, 5, milliseconds)],
    tables: [
      {
        title: 'In the database as EXPLAIN ANALYZE tells, and as the site waits for it',
        columns: ['question', 'database, median', 'p95', 'site, median', 'p95'],
        rows: timings.map(({ question, database, client }) => [
          question,
          ...[database.median, database.p95, client.median, client.p95].map(milliseconds),
        ]),
      },
    ],
  };
}

/**
 * Milliseconds that search takes: what EXPLAIN ANALYZE says the statement took inside the database,
 * and what the site's own client waited. The caller has filled the database and nothing else runs.
 */
async function benchSearch(url: string): Promise<SearchTiming[]> {
  const client = new Client({ connectionString: url });
  const db = connectTo(url);
  await client.connect();
  try {
    const now = new Date();
    const timings: SearchTiming[] = [];
    for (const question of QUESTIONS) {
      const inside = () => executionTime(client, entriesStatement(client, question));
      const outside = () => findEntries(db, question, null, now);
      timings.push(await measure(question, inside, outside));
    }
    for (const question of MISSPELT) {
      const inside = () =>
        executionTime(
          client,
          `SELECT * FROM search_spelling(${client.escapeLiteral(question)}, now())`,
        );
      const outside = () => findSpelling(db, question, now);
      timings.push(await measure(`${question} (spelling)`, inside, outside));
    }
    return timings;
  } finally {
    await client.end();
    await db.$disconnect();
  }
}

async function measure(
  question: string,
  inside: () => Promise<number>,
  outside: () => Promise<unknown>,
): Promise<SearchTiming> {
  const database: number[] = [];
  const client: number[] = [];
  await inside();
  await outside();
  for (let run = 0; run < RUNS; run += 1) {
    database.push(await inside());
    const began = performance.now();
    await outside();
    client.push(performance.now() - began);
  }
  return { question, database: spread(database), client: spread(client) };
}

function entriesStatement(client: Client, question: string): string {
  const { terms, named, wholeWords, about } = questionTerms(question);
  const list = (all: string[]) =>
    `ARRAY[${all.map((one) => client.escapeLiteral(one)).join(', ')}]::tsquery[]`;
  const arguments_ = [list(terms), list(named), client.escapeLiteral(wholeWords), `'${about}'`];
  return `SELECT * FROM search_entries_for(${arguments_.join(', ')}, NULL, now(), ${MOST_OF_A_KIND + 1})`;
}

async function executionTime(client: Client, text: string): Promise<number> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
  );
  return rows[0]?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN;
}

function spread(times: number[]): Spread {
  return { median: quantile(times, 0.5), p95: quantile(times, 0.95) };
}
