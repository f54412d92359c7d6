import { runNodeTests, testFiles } from './fixtures/running/node-test';

const ROOMS = ['lib', 'components', 'app', 'prisma', 'tests'];
/** These have runners of their own, which start a site first. */
const ON_A_SITE = /^tests\/(?:api|e2e|engines)\//;

/** More than two cores: a quarter of the time they wait, for a database or a clock. */
const FILES_AT_ONCE = 3;

const given = process.argv.slice(2);
const all = ROOMS.flatMap(testFiles).filter((file) => !ON_A_SITE.test(file));
process.exit(await runNodeTests(given.length > 0 ? given : all, { concurrency: FILES_AT_ONCE }));
