import { runNodeTests, testFiles } from './fixtures/running/node-test';

const ROOMS = ['lib', 'components', 'app', 'prisma', 'tests'];
/** These have runners of their own, which start a site first. */
const ON_A_SITE = /^tests\/(?:api|e2e|engines)\//;

const given = process.argv.slice(2);
const all = ROOMS.flatMap(testFiles).filter((file) => !ON_A_SITE.test(file));
process.exit(await runNodeTests(given.length > 0 ? given : all));
