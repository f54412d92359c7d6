import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { loadGenerator } from '../load/load';
import type { Bar, Stored, Table } from './outcome';

/** What the run says on the terminal, and the page it leaves behind. */
export function report(outcomes: Stored[], names: string[]) {
  const bars = outcomes.flatMap((one) => one.bars).toSorted((one, other) => one.bar - other.bar);
  const missed = bars.filter(({ isMet }) => !isMet);
  const verdict =
    missed.length === 0
      ? `All ${bars.length} figures meet their bars.`
      : `${bars.length - missed.length} of ${bars.length} figures meet their bars; ${missed.length} do not.`;
  const absent = names.filter((name) => !outcomes.some((one) => one.name === name));
  const table = markdownTable({
    title: '',
    columns: ['bar', 'what', 'measured', 'must be', ''],
    rows: bars.map(barRow),
  });
  const document = [
    '# Benchmarks',
    'Written by `npm run bench`; do not edit. The bars are those the site was built to. Ratios travel from machine to machine, absolute figures do not.',
    conditions(outcomes),
    '## The bars',
    verdict,
    ...(absent.length > 0 ? [`Not measured here yet: ${absent.join(', ')}.`] : []),
    table,
    ...outcomes.flatMap(section),
  ];
  return { summary: `${table}\n\n${verdict}`, document: `${document.join('\n\n')}\n` };
}

function barRow({ bar, what, figure, limit, isMet }: Bar): string[] {
  return [String(bar), what, figure, limit, isMet ? 'met' : '**missed**'];
}

function section({ title, tables = [], notes = [], at, seconds }: Stored): string[] {
  return [
    `## ${title}`,
    `Measured ${at.slice(0, 16).replace('T', ' ')} UTC, in ${seconds} s.`,
    ...tables.flatMap((table) => [
      ...(table.title ? [`${table.title}:`] : []),
      markdownTable(table),
    ]),
    ...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join('\n')] : []),
  ];
}

function markdownTable({ columns, rows }: Table): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

function conditions(outcomes: Stored[]): string {
  const [processor] = cpus();
  const day =
    outcomes
      .map(({ at }) => at.slice(0, 10))
      .toSorted()
      .at(-1) ?? '';
  return [
    ['Date', day],
    [
      'Machine',
      `${cpus().length} × ${processor?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    ],
    ['System', `${type()} ${release()}`],
    ['Versions', versions()],
    ['Load', `${loadGenerator}, one thread`],
    ['Database', 'its own, as after `npm start` on a fresh clone'],
  ]
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');
}

/** Whose figures these are. */
function versions(): string {
  const packages = ['next', 'react', '@prisma/client', 'pg'];
  const nginx = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return [
    `Node ${process.versions.node}`,
    ...packages.map((name) => `${name} ${versionOf(`node_modules/${name}/package.json`)}`),
    `astro ${versionOf('tests/.artifacts/bench/astro/node_modules/astro/package.json')}`,
    nginx.error ? 'no nginx' : nginx.stderr.trim().replace('nginx version: ', ''),
  ].join(', ');
}

function versionOf(file: string): string {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    return '(not installed)';
  }
}
