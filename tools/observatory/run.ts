// npm run observatory: MDN HTTP Observatory's own scanner over every kind of public page.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { publicPages } from '@/tests/e2e/kit/public-pages';
import { startSite } from '@/tests/fixtures/site/site';
import { installScanner } from './scanner';
import { makeCertificate, startTlsProxy } from './tls-proxy';

const LEAST = 130;
type Result = {
  error?: string;
  scan?: { grade: string; score: number };
  tests?: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
};

const folder = installScanner();
const certificate = await makeCertificate(folder);
// The proxy is there first, since the site must know its own public address.
const proxy = await startTlsProxy(certificate);
const site = await startSite({
  env: { SITE_URL: `https://localhost:${proxy.port}`, DATABASE_URL: '' },
});
proxy.forwardTo(site.port);

let failed = 0;
try {
  for (const { path } of publicPages) {
    const { scan, tests = {}, error } = await scanPage(path);
    const isGood = scan?.grade === 'A+' && scan.score >= LEAST;
    if (!isGood) failed += 1;
    console.log(
      `${isGood ? 'pass' : 'FAIL'}  ${scan?.grade} ${scan?.score}  ${path} ${error ?? ''}`,
    );
    for (const [name, test] of Object.entries(tests)) {
      if (!test.pass || path === '/') {
        console.log(`        ${signed(test.scoreModifier)}  ${name}: ${test.result}`);
      }
    }
  }
} finally {
  await site.stop();
  await proxy.stop();
}
console.log(
  `\n${publicPages.length - failed} of ${publicPages.length} kinds of page at A+ with ${LEAST} or more`,
);
process.exit(failed === 0 ? 0 : 1);

/** A process for each page: Node reads the extra certificate only when it starts. */
async function scanPage(path: string): Promise<Result> {
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['node_modules/@mdn/mdn-http-observatory/src/scan.js', `localhost:${proxy.port}${path}`],
      { cwd: folder, env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file } },
    );
    return JSON.parse(stdout) as Result;
  } catch (error) {
    return { error: String((error as { stdout?: string }).stdout || error).trim() };
  }
}

function signed(points: number): string {
  return `${points >= 0 ? '+' : ''}${points}`.padStart(4);
}
