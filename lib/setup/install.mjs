import { existsSync, readFileSync } from 'node:fs';
import { run } from './run.mjs';

export async function installPackages() {
  if (isInstalled()) return 'already there';
  const npm = process.env.npm_execpath;
  // None of them needs its script; tests/security/dependencies/lock.test.ts names those that have one.
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  await (npm ? run(process.execPath, [npm, ...args]) : run('npm', args));
  return 'installed';
}

export function isInstalled(root = '.') {
  const hidden = `${root}/node_modules/.package-lock.json`;
  if (!existsSync(hidden)) return false;
  const wanted = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')).packages;
  const present = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || present[path]?.version === version || (optional && !present[path]),
  );
}
