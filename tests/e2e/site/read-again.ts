import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const TEN_SECONDS = 10_000;

/** As if the form that is shown again had been read for ten seconds; the site wants three. */
export async function readAgain(page: Page, dataDir = process.env.TEST_DATA_DIR ?? '') {
  const file = readFileSync(join(dataDir, 'local-secrets.json'), 'utf8');
  const { NEXTAUTH_SECRET: secret } = JSON.parse(file) as { NEXTAUTH_SECRET: string };
  await page
    .locator('input[name=moment]')
    .evaluate(
      (field: HTMLInputElement, stamp) => (field.value = stamp),
      earlier((await page.locator('input[name=moment]').inputValue()) ?? '', secret),
    );
}

/** The stamp is signed, as lib/process/signature.ts signs it. */
function earlier(stamp: string, secret: string): string {
  const moment = Number(stamp.split('.')[0]) - TEN_SECONDS;
  return `${moment}.${createHmac('sha256', secret).update(`form ${moment}`).digest('base64url')}`;
}
