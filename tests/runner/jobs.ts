import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { kindOf, needsProcess, needsSite, sharesSite } from './files';
import type { Gate, Job, Kind } from './job';

const PURE_PROCESSES = 2;

export type Gates = { built: Gate; filled: Gate };

export function checks({ built }: Pick<Gates, 'built'>): Job[] {
  const check = (name: string, tool: string[], after?: Gate): Job => ({
    ...{ kind: 'check', files: [name], tool, after, expectedMs: expectedMs(name, 'check') },
  });
  return [
    check('format:check', ['prettier', '--check', '.', '--log-level', 'warn']),
    check('lint', ['eslint', '.', '--max-warnings', '0']),
    // The build writes the types of the routes.
    check('typecheck', ['tsc', '--noEmit'], built),
  ];
}

/** How long the files that share a site may take together; more get the next one. */
const SHARED_SITE_MS = 120_000;

/** Each file a job of its own, but for those that feel nothing of each other. */
export function testJobs(files: readonly string[], { built, filled }: Gates): Job[] {
  const isPure = (file: string) => kindOf(file) === 'unit' && !needsProcess(file);
  const pure = files.filter(isPure);
  const halves = Array.from({ length: PURE_PROCESSES }, (_, at) =>
    pure.filter((_, index) => index % PURE_PROCESSES === at),
  ).filter((half) => half.length > 0);
  const others = files.filter((file) => !isPure(file) && !sharesSite(file)).map((file) => [file]);
  return [...halves, ...others, ...onSharedSites(files.filter(sharesSite))].map((group) => {
    const [first = ''] = group;
    const isSite = needsSite(first);
    return {
      kind: kindOf(first),
      files: group,
      needsSite: isSite,
      expectedMs: expectedOf(group),
      after: isSite ? filled : kindOf(first) === 'unit' ? undefined : built,
    };
  });
}

/** Those of a folder are of one subject; they run one after the other. */
function onSharedSites(files: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (const file of files.toSorted(byFolder)) {
    const last = groups.at(-1) ?? [];
    const isOfFolder = dirname(last[0] ?? '') === dirname(file);
    if (isOfFolder && expectedOf(last) < SHARED_SITE_MS) last.push(file);
    else groups.push([file]);
  }
  return groups;
}

const byFolder = (a: string, b: string) => dirname(a).localeCompare(dirname(b));

const expectedOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + expectedMs(file), 0);

const FILE = 'tests/runner/durations.json';

/** Of a file that is not in the table, in ms. */
const UNKNOWN: Record<Kind, number> = { check: 40_000, unit: 500, api: 8000, browser: 12_000 };

const SHORT_MS = 1000;

const table = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, number>;

/** How long a file took when that was written down last. */
export function expectedMs(file: string, kind = kindOf(file)): number {
  return table[file] ?? UNKNOWN[kind];
}

/** Writes what this run took into the table, without files that are gone or take no time. */
export function keepDurations(measured: ReadonlyMap<string, number>): void {
  const all = new Map([...Object.entries(table), ...measured]);
  const rounded = [...all]
    .filter(([file, ms]) => ms > SHORT_MS && isThere(file))
    .map(([file, ms]) => [file, Math.ceil(ms / 100) * 100] as const);
  const sorted = rounded.toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const isThere = (file: string) => !file.includes('/') || existsSync(file);
