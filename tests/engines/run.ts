import { runNodeTests, testFiles } from '../fixtures/running/node-test';
import { startSite } from '../fixtures/site/site';

const site = await startSite();
console.log(`Visits in three engines at ${site.url}`);

let status = 1;
try {
  status = await runNodeTests(testFiles('tests/engines'), {
    concurrency: 1,
    env: { TEST_SITE_URL: site.url, TEST_DATA_DIR: site.dataDir },
  });
} finally {
  await site.stop();
}
process.exit(status);
