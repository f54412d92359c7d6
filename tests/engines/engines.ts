import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { openWebKit } from './webkit';

export const PHONE = { width: 360, height: 740 };

/** As much of a browser as a visit needs; what is clicked is clicked as by a hand. */
export type Browser = {
  open: (url: string) => Promise<unknown>;
  click: (selector: string) => Promise<unknown>;
  /** Into what has the focus. */
  type: (text: string) => Promise<unknown>;
  press: (key: 'Escape') => Promise<unknown>;
  /** What a JavaScript expression is worth in the page. */
  read: (expression: string) => Promise<unknown>;
  close: () => Promise<unknown>;
};

export type Engine = {
  name: string;
  isThere: boolean;
  needs: string;
  open: () => Promise<Browser>;
};

const FIREFOX = '/usr/bin/firefox-esr';

/** Chromium is in all the tests of tests/e2e. */
export const engines: Engine[] = [
  { name: 'Firefox', isThere: existsSync(FIREFOX), needs: 'firefox-esr', open: openFirefox },
  {
    name: 'WebKitGTK',
    isThere: existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run'),
    needs: 'webkit2gtk-driver and xvfb',
    open: () => openWebKit(PHONE),
  },
];

/** Over WebDriver BiDi. */
async function openFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: FIREFOX });
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  return {
    open: (url) => page.goto(url),
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}
