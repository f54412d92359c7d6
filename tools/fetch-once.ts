import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';

/** Packages that one tool alone needs, in a folder of its own, fetched once and without running scripts. */
export function fetchOnce(folder: string, dependencies: Record<string, string>): void {
  const names = Object.keys(dependencies);
  if (names.every((name) => existsSync(`${folder}/node_modules/${name}`))) return;
  console.log(`Fetching ${names.join(' and ')} …`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/package.json`, JSON.stringify({ private: true, dependencies }));
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional'];
  const { status } = spawnSync('npm', args, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${names.join(' and ')} could not be installed`);
}
