import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { programsFolder } from '@/lib/db/own/cluster';
import { arch, cpus, loadavg, platform, release, totalmem } from 'node:os';

export type Result = {
  promise: string;
  database: string;
  rounds: number;
  acknowledged?: number;
  lost?: number;
  /** The longest time until it served again. */
  recoverySeconds?: number;
  remark?: string;
  /** How many processes wanted a core at the end, on average of a minute. */
  load?: number;
  /** Why the promise was not kept, or not put to the test. */
  failure?: string;
  skipped?: string;
};

const KEPT = 'tests/.artifacts/fault.json';
const COLUMNS = [
  ...['promise', 'database', 'rounds', 'acknowledged', 'lost', 'recovery', 'load', 'remark'],
];

export function line(result: Result): string {
  return `${verdict(result)} ${result.promise} · ${cells(result).slice(1).filter(Boolean).join(' · ')}`;
}

export function writeReport(file: string, results: Result[]): void {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const versions = ['next', 'prisma', 'pg']
    .map((name) => `${name} ${dependencies[name]}`)
    .join(', ');
  const rows = results.map((result) => [verdict(result), ...cells(result)]);
  const table = [['', ...COLUMNS], Array<string>(COLUMNS.length + 1).fill('---'), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
  writeFileSync(
    file,
    `# Reliability

Written by \`npm run fault\` on ${new Date().toISOString().slice(0, 10)}, on its own database and on a server.
Every acknowledged write is looked for afterwards; recovery is the longest time until the next answer that is right.
Load is how many processes wanted one of the cores, on average of the last minute: above their number other work took part of them, and times say little.

Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()} ${arch()}.
Versions: Node ${process.versions.node}, ${postgresVersion()}, ${versions}.

${table}
`,
  );
}

/** Puts results in the place of earlier ones, so that one fault can be tried again by itself. */
export function keep(found: Result[]): Result[] {
  const isSame = (one: Result, other: Result) =>
    one.promise === other.promise && one.database === other.database;
  for (const result of found) result.load = loadavg()[0];
  const earlier = readKept().filter((one) => !found.some((other) => isSame(one, other)));
  const all = [...earlier, ...found].toSorted(
    (one, other) =>
      one.promise.localeCompare(other.promise) || one.database.localeCompare(other.database),
  );
  mkdirSync('tests/.artifacts', { recursive: true });
  writeFileSync(KEPT, JSON.stringify(all));
  return all;
}

function verdict({ failure, skipped }: Result): string {
  if (skipped !== undefined) return '–';
  return failure === undefined ? '✓' : '✗';
}

function cells(result: Result): string[] {
  const { promise, database, rounds, acknowledged, lost, recoverySeconds } = result;
  const remark = result.skipped ?? result.failure ?? result.remark ?? '';
  return [
    promise,
    database,
    `${rounds} rounds`,
    acknowledged === undefined ? '' : `${acknowledged} acknowledged`,
    lost === undefined ? '' : `${lost} lost`,
    recoverySeconds === undefined ? '' : `${recoverySeconds.toFixed(1)} s`,
    result.load?.toFixed(1) ?? '',
    remark.replaceAll('|', '/').replaceAll('\n', ' ').slice(0, 400),
  ];
}

function postgresVersion(): string {
  const program = join(programsFolder(), 'postgres');
  return execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();
}

function readKept(): Result[] {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8')) as Result[];
  } catch {
    return [];
  }
}
