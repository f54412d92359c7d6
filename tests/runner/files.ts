import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './job';

const ROOMS = ['lib', 'components', 'app', 'prisma', 'tests'];

/** What a file does that others in its process would feel, or that a process can do once. */
const NEEDS_PROCESS =
  /fixtures\/(?:database|people|running\/(?:give-settings|digest-tests))|fixtures\/site\/site|in-memory'|node:child_process|process\.env|globalThis/;

/** Their sites are their own, or none. */
const WITHOUT_SITE: readonly string[] = [];

/** Of the files that a site is started for, those that stay with the one they find. */
export function testFiles(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec)\.ts$/.test(name))
      .map((name) => join(room, name)),
  ).toSorted();
}

export function kindOf(file: string): Kind {
  if (file.endsWith('.spec.ts')) return 'browser';
  return /^tests\/(?:api|engines)\//.test(file) ? 'api' : 'unit';
}

export function needsProcess(file: string): boolean {
  return NEEDS_PROCESS.test(readFileSync(file, 'utf8'));
}

export function needsSite(file: string): boolean {
  return kindOf(file) !== 'unit' && !WITHOUT_SITE.includes(file);
}

export function needsBrowser(file: string): boolean {
  return kindOf(file) === 'browser' || file.startsWith('tests/engines/');
}
