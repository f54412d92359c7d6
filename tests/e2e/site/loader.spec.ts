import { type Page, expect, test } from '@playwright/test';
import { build } from 'esbuild';

const SITE = 'http://loader.test';
const DOCUMENT = `<!DOCTYPE html><html><head>
  <script src="/loader.js" async data-page="/page.js"></script></head><body>
  <a href="/elsewhere">Ailleurs</a>
  <button id="like" data-react>J’aime</button>
  <form action="/sent" data-react><input name="text"><input type="checkbox" name="box"><button>Envoyer</button></form>
</body></html>`;
const PAGE = `self.page={scripts:['/react.js'],push(){self.pushed=true}};`;
/** Stands for React: hears clicks, submits and typing from now on, and says that it is there. */
const REACT = `self.heard=[];
addEventListener('click',(event)=>event instanceof MouseEvent&&event.target.id==='like'&&heard.push('like'));
addEventListener('submit',(event)=>{event.preventDefault();heard.push('submit')});
addEventListener('input',(event)=>heard.push('typed '+event.target.value));
dispatchEvent(new Event('guide:awake'));`;

let loader = '';
test.beforeAll(async () => {
  const options = { bundle: true, minify: true, write: false, format: 'iife' } as const;
  const made = await build({ entryPoints: ['components/loader/loader.ts'], ...options });
  loader = made.outputFiles[0]?.text ?? '';
});

type Answers = { page?: string; reactAfter?: Promise<unknown> };

async function open(page: Page, { page: script = PAGE, reactAfter }: Answers = {}): Promise<void> {
  const files: Record<string, string> = {
    '/loader.js': loader,
    '/page.js': script,
    '/react.js': REACT,
  };
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/react.js') await reactAfter;
    if (!pathname.endsWith('.js')) {
      return route.fulfill({
        contentType: 'text/html',
        body: pathname === '/' ? DOCUMENT : 'arrived',
      });
    }
    const body = files[pathname];
    return route.fulfill({ status: body ? 200 : 404, contentType: 'text/javascript', body });
  });
  await page.goto(SITE);
}

const heard = (page: Page) => page.evaluate(() => (self as unknown as { heard?: string[] }).heard);
const isPushed = (page: Page) => page.evaluate(() => 'pushed' in self);

test('nothing runs before a reader needs it, though it is fetched ahead', async ({ page }) => {
  const fetched = page.waitForRequest(`${SITE}/react.js`);
  await open(page);
  await fetched;
  await page.mouse.move(50, 50);
  expect([await heard(page), await isPushed(page)]).toEqual([undefined, false]);
});

test('a tap is held while the page wakes, and given back once', async ({ page }) => {
  let arrive: (value: unknown) => void = () => undefined;
  await open(page, { reactAfter: new Promise((resolve) => (arrive = resolve)) });
  await page.click('#like');
  await page.click('#like');
  await expect.poll(() => isPushed(page)).toBe(true);
  expect(await heard(page)).toBeUndefined();
  arrive(0);
  await expect.poll(() => heard(page)).toEqual(['like', 'like']);
  await page.click('#like');
  expect(await heard(page)).toEqual(['like', 'like', 'like']);
});

test('what was typed stays, React is told of it, and the form is sent once', async ({ page }) => {
  await open(page);
  await page.focus('[name=text]');
  await page.keyboard.type('Fès');
  await page.keyboard.press('Enter');
  await expect.poll(() => heard(page)).toContain('submit');
  await page.waitForTimeout(100);
  expect((await heard(page))?.filter((word) => word === 'submit')).toHaveLength(1);
  expect(await page.inputValue('[name=text]')).toBe('Fès');
  await expect(page.locator('[name=text]')).toBeFocused();
});

test('a box that was ticked before stays ticked', async ({ page }) => {
  let arrive: (value: unknown) => void = () => undefined;
  await open(page, { reactAfter: new Promise((resolve) => (arrive = resolve)) });
  await page.check('[name=box]');
  arrive(0);
  await expect.poll(() => heard(page)).toBeDefined();
  await expect(page.locator('[name=box]')).toBeChecked();
});

test('without the script of the page, forms are sent and links go on natively', async ({
  page,
}) => {
  await open(page, { page: '' });
  await page.fill('[name=text]', 'Fès');
  await page.click('text=Envoyer');
  await page.waitForURL(/\/sent\?text=F/);
  await page.goto(SITE);
  await page.click('text=Ailleurs');
  await page.waitForURL(/\/elsewhere$/);
});
