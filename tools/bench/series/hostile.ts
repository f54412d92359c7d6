import { statSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { forget, signIn } from '@/tests/fixtures/people/sign-in';
import { type Act, attackers } from '../hostile/attackers';
import { Heard } from '../hostile/heard';
import { honestPeople } from '../hostile/honest';
import { onSockets } from '../hostile/sockets';
import { count, median, megabytes, milliseconds, ratio } from '../report/figures';
import { type Outcome, type Series, atMost } from '../report/outcome';
import { residentBytes } from '../site/process';
import { openSite } from '../site/site';

/** BENCH_MINUTES=120 for the figure that counts; two hours are too long for every run. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const SAMPLE_MS = 10_000;
const MOST_GROWTH = 1.1;

export const hostile: Series = { name: 'hostile', title: 'Mixed hostile traffic', run };

type Sample = { minute: number; bytes: number };

async function run(): Promise<Outcome> {
  const site = await openSite(100);
  const person = await signIn(site.db);
  try {
    const heard = new Heard();
    const article = await site.db.article.findFirstOrThrow({ orderBy: { createdAt: 'asc' } });
    const ids = { articles: article.id, users: person.id };
    const acts = [
      ...attackers(site, heard, ids),
      ...onSockets(site.port),
      ...(await honestPeople(site, heard, person)),
    ];
    const end = performance.now() + MINUTES * 60_000;
    const samples: Sample[] = [];
    let logged = 0;
    const watching = watch(site.pid, end, samples, () => {
      logged += site.log().length;
      site.emptyLog();
    });
    await Promise.all([watching, ...acts.flatMap((act) => repeated(act, end, heard))]);
    return outcome({ heard, samples, logged, dataBytes: bytesBelow(site.dataDir) });
  } finally {
    await forget(site.db, person);
    await site.stop();
  }
}

function repeated({ atOnce, pauseMs, act }: Act, end: number, heard: Heard): Promise<void>[] {
  return Array.from({ length: atOnce }, async () => {
    while (performance.now() < end) {
      await act().catch((error: Error) => heard.note(error.message.slice(0, 60)));
      await sleep(pauseMs);
    }
  });
}

async function watch(pid: number, end: number, samples: Sample[], look: () => void) {
  const started = performance.now();
  while (performance.now() < end) {
    await sleep(SAMPLE_MS);
    samples.push({ minute: (performance.now() - started) / 60_000, bytes: residentBytes(pid) });
    look();
  }
}

type Measured = { heard: Heard; samples: Sample[]; logged: number; dataBytes: number };

/** The first quarter of the time fills what is kept; from then on memory has to be flat. */
function outcome({ heard, samples, logged, dataBytes }: Measured): Outcome {
  const quarter = (number: number) =>
    samples
      .slice(Math.floor((samples.length * (number - 1)) / 4), (samples.length * number) / 4)
      .map(({ bytes }) => bytes);
  const inTheEnd = `memory, last quarter of ${MINUTES} minutes against the second`;
  const growth = median(quarter(4)) / median(quarter(2));
  const most = Math.max(...samples.map(({ bytes }) => bytes));
  return {
    bars: [
      atMost(12, inTheEnd, growth, MOST_GROWTH, ratio),
      atMost(12, 'wrong answers to readers and staff', heard.wronged(), 0),
    ],
    tables: [
      {
        title: 'Memory of the whole site, median of each quarter',
        columns: ['first', 'second', 'third', 'last', 'highest'],
        rows: [[...[1, 2, 3, 4].map((number) => median(quarter(number))), most].map(megabytes)],
      },
    ],
    notes: [
      `${count(heard.attacks)} hostile requests, besides some 40 slow connections at any moment, and ${count(heard.readers)} of readers, with p95 ${milliseconds(heard.p95())}.`,
      `Log: ${count(logged / (heard.attacks + heard.readers))} bytes a request. Data folder: ${megabytes(dataBytes)}.`,
      ...[...heard.broken].map(([what, times]) => `${what}: ${count(times)} times.`),
    ],
  };
}

function bytesBelow(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, stat) => sum + (stat?.isFile() ? stat.size : 0), 0);
}
