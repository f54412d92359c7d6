import { spawn } from 'node:child_process';
import { availableParallelism, freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '@/lib/setup/build.mjs';
import { bundleServer } from '@/lib/setup/bundle.mjs';
import { bundleTests, removeBundles } from './bundle';
import { kindOf, needsServer } from './files';
import { Gate, type Job } from './job';
import { type Gates, checks, keepDurations, testJobs } from './jobs';
import { processorTimeOfEnded } from './child';
import { Queue } from './queue';
import { Report } from './report';
import { openRunFolder } from './run-folder';
import { type TestServer, startTestServer } from './server';
import { runJob } from './work';

export type Plan = {
  files: string[];
  /** Format, lint and types too. */
  isWhole?: boolean;
  /** On this machine's own PostgreSQL instead of the one that the site brings along. */
  isMachines?: boolean;
  seed: number;
  /** All of it so often, each time in another order. */
  rounds?: number;
  /** So many processes beside it do nothing but keep the machine busy. */
  busyLoops?: number;
  /** A file that says nothing for so long is ended. */
  silenceMs?: number;
  /** Tests by name, alone. */
  grep?: string;
  /** Writes how long each file took into the table of durations. */
  keepsDurations?: boolean;
  /** What this machine lacks to do it all. */
  missing?: string[];
};

/** A site with a browser beside it. */
const BYTES_A_LANE = 1.2e9;

const BUILD_MS = 60_000;

/** Runs all that was planned; whether it is all well. */
export async function runTests(plan: Plan): Promise<boolean> {
  const folder = openRunFolder();
  // Some two hundred sites load the same code.
  process.env.NODE_COMPILE_CACHE = join(tmpdir(), 'compiled');
  for (let left = plan.busyLoops ?? 0; left > 0; left -= 1) {
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }).unref();
  }
  const most = Math.min(availableParallelism() * 2, Math.floor(freemem() / BYTES_A_LANE));
  const lanes = Math.max(1, most);
  const gates = { built: new Gate(), filled: new Gate() };
  const build: Job = {
    ...{ kind: 'check', files: ['build'], expectedMs: BUILD_MS },
    prepare: () => prepareSite(gates, { queue, report, server }),
  };
  const jobs = [
    ...(plan.isWhole ? checks(gates) : []),
    ...Array.from({ length: plan.rounds ?? 1 }, (_, round) =>
      testJobs(shuffled(plan.files, plan.seed + round), gates),
    ).flat(),
  ];
  const queue = new Queue(jobs);
  // First, since most wait for it.
  if (needsBuild(plan)) queue.add(build);
  const running = new Map<Job, number>();
  const report = new Report([...queue.waiting], running, () => leftMs(queue, running, lanes));
  report.missing.push(...(plan.missing ?? []));
  console.log(
    `${plan.files.length} files in ${lanes} lanes, about ${minutes(leftMs(queue, running, lanes))}; seed ${plan.seed}`,
  );
  const [server, bundled] = await Promise.all([
    plan.files.some(needsServer) ? startTestServer(plan.isMachines === true) : undefined,
    bundleTests(plan.files.filter((file) => kindOf(file) !== 'browser')),
  ]);
  if (server) console.log(`Databases: PostgreSQL ${server.version}`);
  processorTimeOfEnded();
  await queue.run(lanes, async (job) => {
    running.set(job, performance.now());
    await runJob({ job, server, bundled, report, plan, queue });
    report.ended(job, performance.now() - (running.get(job) ?? 0), processorTimeOfEnded());
    running.delete(job);
  });
  await server?.stop();
  const isWell = report.end(plan.seed, processorTimeOfEnded());
  if (plan.keepsDurations) keepDurations(report.fileMs);
  removeBundles();
  await folder.close();
  return isWell;
}

function needsBuild({ files, isWhole }: Plan): boolean {
  return isWhole === true || files.some((file) => kindOf(file) !== 'unit');
}

type Begun = { queue: Queue; report: Report; server: TestServer | undefined };

/** Builds the site and fills the template; what needs them waits for that, or is left out. */
async function prepareSite(
  { built, filled }: Gates,
  { queue, report, server }: Begun,
): Promise<void> {
  try {
    await buildSite();
    await bundleServer();
    process.env.TEST_SITE_BUILT = '1';
    built.open();
    await server?.fillDemo();
    filled.open();
    report.hear({ type: 'test', file: 'build', names: ['build'], state: 'passed', ms: 0 });
  } catch (error) {
    report.failed('build', 'the site can be built and started', String(error));
    const left = [built, filled].flatMap((gate) => (gate.isOpen ? [] : queue.drop(gate)));
    report.missing.push(`${left.length} jobs that need the site`);
  }
}

function leftMs(queue: Queue, running: ReadonlyMap<Job, number>, lanes: number): number {
  const waiting = queue.waiting.reduce((sum, job) => sum + job.expectedMs, 0);
  const now = [...running].map(([job, since]) =>
    Math.max(0, job.expectedMs - (performance.now() - since)),
  );
  return Math.max(
    (waiting + now.reduce((sum, ms) => sum + ms, 0)) / lanes,
    ...now,
    ...queue.waiting.map((job) => job.expectedMs),
  );
}

const minutes = (ms: number) => `${(ms / 60_000).toFixed(1)} min`;

/** Every run in another order, which its seed brings back. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
