import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Kind } from './job';

const ROOMS = ['lib', 'components', 'app', 'prisma', 'tests'];

/**
 * What others in its process could feel, or what a process can do once: all that is not pure. A
 * process of its own costs half a second, and a clock that one file stops stops for all of them.
 */
const NEEDS_PROCESS =
  /fixtures\/|publishSetting|node:(?:child_process|https?|net)'|process\.|globalThis|console\.|\bmock\b|setTimeout|setInterval|\b(?:before|after)(?:Each)?\(/;

/** What nobody else feels: rows that are made up, a database of its own, what ends with its test. */
const OWN =
  /fixtures\/(?:data\/|database\/on-database'|running\/standing-clock'|site\/page-cache')|\bt\.(?:after|mock)\b|^ +(?:before|after)(?:Each)?\(/gm;

/** Their sites are their own, or none; what of them asks the site of the run says so. */
const OWN_SITE = /startOwnSite|startTwoInstances|startSite\(|startSiteWithMail/;
const SHARED_SITE =
  /siteUnderTest|bringPeople|connectToSiteDatabase|createClient\(\)|TEST_SITE_URL|adminPage/;
/** All that is asked goes to a site that its fixture starts. */
const SITE_OF_FIXTURE = /kit\/own-site'/;

/** What a file says that cannot bear others on its site, and hooks that would run around their tests. */
const ALONE = /^\/\/ Alone on its site: |^(?:before|after)Each\(/m;

export function testFiles(): string[] {
  return ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:test|spec)\.ts$/.test(name) && !name.startsWith('.artifacts'))
      .map((name) => join(room, name)),
  ).toSorted();
}

export function kindOf(file: string): Kind {
  if (file.endsWith('.spec.ts')) return 'browser';
  return /^tests\/(?:api|engines)\//.test(file) ? 'api' : 'unit';
}

export function needsProcess(file: string): boolean {
  return NEEDS_PROCESS.test(readFileSync(file, 'utf8').replaceAll(OWN, ''));
}

/** Whether it may ask for a database. */
export function needsServer(file: string): boolean {
  return kindOf(file) !== 'unit' || readFileSync(file, 'utf8').includes('fixtures/');
}

/** Whether a site on a database of its own is started for it. */
export function needsSite(file: string): boolean {
  if (kindOf(file) === 'unit') return false;
  const text = readFileSync(file, 'utf8');
  return !SITE_OF_FIXTURE.test(text) && (!OWN_SITE.test(text) || SHARED_SITE.test(text));
}

/** Whether its site may be that of other files of its folder too. */
export function sharesSite(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  return needsSite(file) && !OWN_SITE.test(text) && !ALONE.test(text);
}

export function needsBrowser(file: string): boolean {
  return kindOf(file) === 'browser' || file.startsWith('tests/engines/');
}
