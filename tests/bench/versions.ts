import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whose figures these are. */
export function versions(): string {
  const packages = ['next', 'react', '@prisma/client', '@electric-sql/pglite'];
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
