import { randomInt } from 'node:crypto';
import {
  type BrowserContext,
  type Page,
  type Request,
  test as base,
  expect,
} from '@playwright/test';
import type { PrismaClient } from '@/prisma/generated/client';
import { connectToSiteDatabase } from '../../fixtures/database/site-database';
import { REFUSED } from '../../runner/job';
import { type SignedIn, forget, signIn } from '../../fixtures/people/sign-in';

type Fixtures = {
  /** A browser that is signed in as an admin of its own, who is gone afterwards. */
  admin: SignedIn;
  /** Its page, for tests that need to know nothing else of the admin. */
  adminPage: Page;
  editor: SignedIn;
};
type WorkerFixtures = { db: PrismaClient };

export { expect, type Page };

export const test = base.extend<Fixtures, WorkerFixtures>({
  db: [
    async ({}, provide) => {
      const db = await connectToSiteDatabase();
      await provide(db);
      await db.$disconnect();
    },
    { scope: 'worker' },
  ],
  // One address a browser, so that no test eats another's rate limits.
  extraHTTPHeaders: async ({}, provide) => {
    await provide({ 'x-forwarded-for': `10.9.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  // A test that fails tells what the site refused, which the page may say no more.
  context: async ({ context }, provide, info) => {
    const note = (description: string) => info.annotations.push({ type: REFUSED, description });
    const told = (request: Request) => `${request.method()} ${request.url()}`;
    context.on('response', (answer) => {
      if (answer.status() >= 400) note(`${answer.status()} ${told(answer.request())}`);
    });
    context.on('requestfailed', (request) => {
      note(`${request.failure()?.errorText} ${told(request)}`);
    });
    await provide(context);
  },
  admin: async ({ context, db, baseURL }, provide) => {
    const person = await signIn(db);
    await context.addCookies([sessionCookieOf(person, baseURL)]);
    await provide(person);
    await forget(db, person);
  },
  adminPage: async ({ page, admin: _signedIn }, provide) => provide(page),
  editor: async ({ context, db, baseURL }, provide) => {
    const person = await signIn(db, { isEditor: true });
    await context.addCookies([sessionCookieOf(person, baseURL)]);
    await provide(person);
    await forget(db, person);
  },
});

/** A browser that is signed in at a site of the test's own. */
export async function signInAt(url: string, db: PrismaClient, context: BrowserContext) {
  const person = await signIn(db);
  await context.addCookies([sessionCookieOf(person, url)]);
  return person;
}

function sessionCookieOf({ cookie }: SignedIn, url = '') {
  const [name = '', value = ''] = cookie.split('=');
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const };
}
