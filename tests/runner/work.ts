import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { newDatabase } from '@/tests/fixtures/database/test-server';
import { startSite } from '@/tests/fixtures/site/site';
import { type Ended, runChild } from './child';
import { kindOf } from './files';
import type { Heard, Job } from './job';
import type { Queue } from './queue';
import type { Report } from './report';
import type { Plan } from './run-tests';
import type { TestServer } from './server';

export type Work = {
  job: Job;
  server: TestServer | undefined;
  /** Where the compiled form of a test file is. */
  bundled: ReadonlyMap<string, string>;
  report: Pick<Report, 'hear' | 'failed' | 'fileMs'>;
  plan: Pick<Plan, 'grep' | 'silenceMs'>;
  queue: Queue;
};

/** A test that takes longer hangs. */
const LONGEST_TEST_MS = 100_000;
/** Nothing at all was heard: not even a test can be ended any more. */
const SILENCE_MS = 115_000;

export async function runJob(work: Work): Promise<void> {
  try {
    if (work.job.prepare) return await work.job.prepare();
    if (work.job.tool) return await runTool(work);
    if (work.job.needsSite) return await runOnSite(work);
    return await runFiles(work);
  } catch (error) {
    work.report.failed(work.job.files[0] ?? '', 'could be run at all', String(error));
  }
}

async function runTool({ job, report }: Work): Promise<void> {
  const [file = ''] = job.files;
  const started = performance.now();
  const [name = '', ...args] = job.tool ?? [];
  const { code, output } = await runChild(`node_modules/.bin/${name}`, args);
  if (code !== 0) return report.failed(file, name, lastLines(output, 200));
  const ms = performance.now() - started;
  report.hear({ type: 'test', file, names: [file], state: 'passed', ms });
}

/** On a site that nobody else asks, with a database in which nobody else writes. */
async function runOnSite(work: Work): Promise<void> {
  const database = work.server && newDatabase('demo', work.server.url);
  await database?.start();
  // What waits for a busy machine is no fault; those who test how long a site waits start their own.
  const env = { DATABASE_URL: database?.url ?? '', DATABASE_PATIENCE_MS: '20000' };
  const site = await startSite({ env });
  const settings = {
    TEST_SITE_URL: site.url,
    TEST_DATA_DIR: site.dataDir,
    ...(database && { TEST_DATABASE_URL: database.url }),
  };
  await runFiles(work, settings, () => `\nThe site under test said:\n${site.output()}`);
  const { exitCode, signalCode } = site.process;
  if (exitCode !== null || signalCode !== null) {
    const [file = ''] = work.job.files;
    const reason = `it ended (${exitCode ?? signalCode}):\n${lastLines(site.output(), 20)}`;
    work.report.failed(file, 'the site under test goes on', reason);
  }
  // What it would write at its end goes with its database.
  await site.stop('SIGKILL');
  await database?.stop();
}

async function runFiles(
  work: Work,
  settings: Record<string, string> = {},
  alsoSaid = () => '',
): Promise<void> {
  const { job, report, server } = work;
  const told = new Set<string>();
  const failed = new Set<string>();
  let last: Heard = { type: 'begin', file: job.files[0] ?? '', names: [] };
  const ended = await runChild(process.execPath, command(work), {
    env: {
      ...process.env,
      ...(server && { TEST_SERVER_URL: server.url }),
      ...settings,
    },
    silenceMs: silenceOf(work.plan),
    hear(said) {
      const file = fileOf(work, said) ?? last.file;
      const heard = { ...said, file };
      if (isFileAsTest(work, heard)) return;
      if (heard.type === 'begin') last = heard;
      if (heard.type === 'test') {
        told.add(heard.file);
        if (isFailed(heard)) failed.add(heard.file);
        report.fileMs.set(heard.file, (report.fileMs.get(heard.file) ?? 0) + heard.ms);
      }
      report.hear(heard);
    },
  });
  // Of a file in a process of its own, its start counts too.
  if (job.files.length === 1) report.fileMs.delete(job.files[0] ?? '');
  judge(work, ended, { told, last, isRed: failed.size > 0 });
  if (failed.size > 0) keepOutput(job, ended.output + alsoSaid());
}

const silenceOf = ({ silenceMs = SILENCE_MS }: Work['plan']) =>
  process.env.TEST_FULL ? undefined : silenceMs;

function command({ job, bundled, plan }: Work): string[] {
  if (job.kind === 'browser') {
    // The same file may run several times at once, and each run empties its folder first.
    const output = `tests/.artifacts/browser/${job.files[0]?.replaceAll('/', '-')}-${randomUUID().slice(0, 8)}`;
    return [
      ...['node_modules/@playwright/test/cli.js', 'test', ...job.files, '--workers=1'],
      ...[`--output=${output}`, '--reporter=./tests/runner/playwright-reporter.ts'],
      ...(plan.grep ? [`--grep=${plan.grep}`] : []),
    ];
  }
  return [
    ...['--enable-source-maps', '--import', './tests/runner/breathe.mjs'],
    ...['--test', '--test-isolation=none'],
    ...['--test-reporter=./tests/runner/node-reporter.mjs', '--test-reporter-destination=stdout'],
    ...(process.env.TEST_FULL ? [] : [`--test-timeout=${LONGEST_TEST_MS}`]),
    ...(plan.grep ? [`--test-name-pattern=/${plan.grep}/`] : []),
    ...job.files.map((file) => bundled.get(file) ?? file),
  ];
}

/** A file that cannot be loaded is named by its compiled form; a fixture's tests are its user's. */
function fileOf({ job, bundled }: Work, { file, ...said }: Heard): string | undefined {
  const [name] = 'names' in said ? said.names : [];
  return job.files.find((one) => one === file || [file, name].includes(bundled.get(one)));
}

/** A file without tests counts as one that has passed. */
function isFileAsTest({ bundled }: Work, heard: Heard): boolean {
  const [name = ''] = 'names' in heard ? heard.names : [];
  return heard.type !== 'figure' && name === bundled.get(heard.file) && !isFailed(heard);
}

const isFailed = (heard: Heard) => heard.type === 'test' && heard.state === 'failed';

type Told = { told: ReadonlySet<string>; last: Heard; isRed: boolean };

/** What the tests did not say themselves. */
function judge(work: Work, { code, output, isHung }: Ended, { told, last, isRed }: Told): void {
  const { job, report, queue, plan } = work;
  const untold = job.files.filter((file) => !told.has(file));
  const culprit = job.files.includes(last.file) ? last.file : (job.files[0] ?? '');
  const name = 'names' in last ? last.names.join(' › ') : '';
  const isBegun = name !== '' && untold.includes(last.file);
  if (isHung) {
    report.failed(
      culprit,
      name,
      `nothing was heard for ${(silenceOf(plan) ?? 0) / 1000} s, so it was ended`,
    );
  } else if (isBegun || (code !== 0 && (untold.length > 0 || !isRed))) {
    report.failed(culprit, name, `its process ended with ${code}:\n${lastLines(output, 20)}`);
  } else {
    // By name, none of a file may be meant.
    if (plan.grep) return;
    for (const file of untold) report.failed(file, 'has tests', 'no test of it ran');
    return;
  }
  const others = untold.filter((file) => file !== culprit);
  if (others.length > 0) queue.add({ ...job, files: others });
}

function keepOutput({ files: [file = ''], kind }: Job, output: string): void {
  if (!output.trim()) return;
  const folder = 'tests/.artifacts/output';
  mkdirSync(folder, { recursive: true });
  const log = `${folder}/${file.replaceAll('/', '-')}.log`;
  writeFileSync(log, output);
  if (kindOf(file) === kind) console.log(`    what it printed: ${log}\n`);
}

function lastLines(text: string, count: number): string {
  return text.trim().split('\n').slice(-count).join('\n');
}
