import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import config from '../../playwright.config';
import { otherScreens, publicPages } from '@/tests/e2e/kit/public-pages';
import { startSite } from '@/tests/fixtures/site/site';

const FOLDER = 'tests/.artifacts/screenshots';
const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

if (!existsSync('.next/BUILD_ID')) {
  console.error('There is no build yet: run npm start or npm run build first');
  process.exit(1);
}
// A site that is running already, or one of our own.
const given = process.env.TEST_SITE_URL;
const site = given ? { url: given, stop: async () => null } : await startSite();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const look of LOOKS) await takeAll(look);
} finally {
  await browser.close();
  await site.stop();
}
console.log(`Every kind of page, at 360 and 1280 px, light and dark: ${FOLDER}/`);

async function takeAll({ width, colorScheme }: (typeof LOOKS)[number]): Promise<void> {
  const folder = join(FOLDER, `${width}-${colorScheme}`);
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: site.url,
    locale: 'fr-FR',
    viewport: { width, height: 800 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const { path } of [...publicPages, ...otherScreens]) {
    await page.goto(path, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${fileName(path)}.png`), fullPage: true });
  }
  await context.close();
}

function fileName(path: string): string {
  return path.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || 'accueil';
}
