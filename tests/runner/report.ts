import { mkdirSync, writeFileSync } from 'node:fs';
import { kindOf } from './files';
import type { Heard, Job, Outcome } from './job';

const RESULTS = 'tests/.artifacts/results.json';
/** A terminal, or somebody who reads a log, sees that it goes on. */
const EVERY_MS = 8000;
const SUITES = {
  check: 'Build, format, lint, types',
  unit: 'Unit',
  api: 'API',
  browser: 'Browser',
} as const;

type Suite = { files: Set<string>; wallMs: number; processorMs: number };

/** What is told while the tests run, and at their end. */
export class Report {
  readonly outcomes: Outcome[] = [];
  readonly figures: { file: string; text: string }[] = [];
  readonly fileMs = new Map<string, number>();
  /** What the machine lacked: the run is not whole. */
  readonly missing: string[] = [];
  readonly #running: ReadonlyMap<Job, number>;
  readonly #suites = new Map<keyof typeof SUITES, Suite>();
  readonly #started = performance.now();
  readonly #expectedMs: () => number;
  readonly #timer: NodeJS.Timeout;

  constructor(jobs: readonly Job[], running: ReadonlyMap<Job, number>, expectedMs: () => number) {
    this.#running = running;
    this.#expectedMs = expectedMs;
    for (const { kind, files } of jobs) {
      for (const file of files) this.#suite(kind).files.add(file);
    }
    this.#timer = setInterval(() => this.#tellProgress(), EVERY_MS);
    this.#timer.unref();
  }

  ended(job: Job, ms: number, processorMs: number): void {
    const suite = this.#suite(job.kind);
    suite.wallMs += ms;
    suite.processorMs += processorMs;
    for (const file of job.files) {
      if (!this.fileMs.has(file)) this.fileMs.set(file, ms / job.files.length);
    }
  }

  hear(heard: Heard): void {
    if (heard.type === 'figure') this.figures.push(heard);
    if (heard.type !== 'test') return;
    this.outcomes.push(heard);
    if (heard.state === 'failed') console.log(`\n${describe(heard)}\n`);
  }

  /** Something failed that is not a test. */
  failed(file: string, name: string, reason: string): void {
    this.hear({ type: 'test', file, names: [name], state: 'failed', ms: 0, reason });
  }

  /** Tells all there is to tell; whether everything is well. */
  end(seed: number, databaseMs: number): boolean {
    clearInterval(this.#timer);
    const of = (state: Outcome['state']) => this.outcomes.filter((one) => one.state === state);
    const [passed, failed, skipped] = [of('passed'), of('failed'), of('skipped')];
    console.log(`\nTen slowest tests:\n${this.#slowest().join('\n')}\n`);
    console.log(`Suites (the seconds of lanes, and of the processor):`);
    for (const [kind, suite] of this.#suites) console.log(`  ${this.#line(kind, suite)}`);
    if (databaseMs > 0) console.log(`  Database server: ${seconds(databaseMs)} of the processor`);
    console.log(`  In all: ${clock(performance.now() - this.#started)} min\n`);
    for (const { file, names, reason } of skipped) {
      console.log(`Skipped: ${file} › ${names.join(' › ')}: ${reason ?? 'no reason given'}`);
    }
    for (const what of this.missing) console.log(`Did not run: ${what}`);
    if (failed.length > 0) console.log(`\nFailed:\n\n${failed.map(describe).join('\n\n')}\n`);
    this.#write(seed, { passed: passed.length, failed: failed.length, skipped: skipped.length });
    console.log(`${passed.length} passed, ${failed.length} failed`);
    return failed.length === 0 && passed.length > 0 && this.missing.length === 0;
  }

  #suite(kind: keyof typeof SUITES): Suite {
    const known = this.#suites.get(kind);
    if (known) return known;
    const suite = { files: new Set<string>(), wallMs: 0, processorMs: 0 };
    this.#suites.set(kind, suite);
    return suite;
  }

  #tellProgress(): void {
    const begun = new Set(this.outcomes.map(({ file }) => file));
    const suites = [...this.#suites].map(([kind, { files }]) => {
      const done = [...files].filter((file) => begun.has(file)).length;
      return `${SUITES[kind]} ${done}/${files.size}`;
    });
    const failed = this.outcomes.filter(({ state }) => state === 'failed').length;
    const now = [...this.#running.keys()].map(({ files: [first = '', ...others] }) =>
      others.length > 0 ? `${first} and ${others.length} more` : first,
    );
    console.log(
      `${clock(performance.now() - this.#started)}  ${suites.join(', ')}; ${failed} failed; ` +
        `about ${clock(this.#expectedMs())} to go · ${now.join(', ')}`,
    );
  }

  #line(kind: keyof typeof SUITES, { files, wallMs, processorMs }: Suite): string {
    const tests = this.outcomes.filter((one) => suiteOf(one.file) === kind);
    const count = (state: Outcome['state']) => tests.filter((one) => one.state === state).length;
    return (
      `${SUITES[kind]}: ${count('passed')} passed, ${count('failed')} failed ` +
      `in ${files.size} files, ${seconds(wallMs)}, ${seconds(processorMs)}`
    );
  }

  #slowest(): string[] {
    return this.outcomes
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, 10)
      .map(({ ms, file, names }) => `  ${seconds(ms)}  ${file} › ${names.join(' › ')}`);
  }

  #write(seed: number, count: Record<Outcome['state'], number>): void {
    mkdirSync('tests/.artifacts', { recursive: true });
    const suites = [...this.#suites].map(([kind, { files, wallMs, processorMs }]) => ({
      name: SUITES[kind],
      files: files.size,
      ...{ wallMs: Math.round(wallMs), processorMs: Math.round(processorMs) },
    }));
    const files = Object.fromEntries(
      [...this.fileMs].map(([file, ms]) => [file, Math.round(ms)] as const),
    );
    const { outcomes: tests, figures, missing } = this;
    const results = { ...count, seed, missing, suites, files, figures, tests };
    writeFileSync(RESULTS, `${JSON.stringify(results, null, 1)}\n`);
  }
}

function suiteOf(file: string): keyof typeof SUITES {
  return /\.(?:test|spec)\.ts$/.test(file) ? kindOf(file) : 'check';
}

const LONGEST_REASON = 25;

function describe({ file, line, names, reason = '' }: Outcome): string {
  const lines = reason.split('\n');
  const shown = lines.slice(0, LONGEST_REASON);
  if (lines.length > shown.length) shown.push(`… ${lines.length - shown.length} more lines`);
  return [
    `✗ ${file}${line ? `:${line}` : ''} › ${names.join(' › ')}`,
    ...shown.map((one) => `    ${one}`),
    `    again: ${again(file)}`,
  ].join('\n');
}

function again(file: string): string {
  const scripts = { check: 'npm run', unit: 'npm run test:unit --', api: 'npm run test:api --' };
  const kind = suiteOf(file);
  return kind === 'browser' ? `npm run test:e2e -- ${file}` : `${scripts[kind]} ${file}`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function clock(ms: number): string {
  const whole = Math.round(ms / 1000);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
