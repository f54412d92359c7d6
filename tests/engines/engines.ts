import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import config from '@/playwright.config';
import { findWholeBrowser } from '../fixtures/site/browser';
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

const executablePath = findWholeBrowser();
const FIREFOX = '/usr/bin/firefox-esr';

export const engines: Engine[] = [
  { name: 'Chromium', isThere: Boolean(executablePath), needs: 'chromium', open: openChromium },
  { name: 'Firefox', isThere: existsSync(FIREFOX), needs: 'firefox-esr', open: openFirefox },
  {
    name: 'WebKitGTK',
    isThere: existsSync('/usr/bin/WebKitWebDriver') && existsSync('/usr/bin/xvfb-run'),
    needs: 'webkit2gtk-driver and xvfb',
    open: () => openWebKit(PHONE),
  },
];

async function openChromium(): Promise<Browser> {
  const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath });
  const page = await browser.newPage({ viewport: PHONE });
  return {
    open: (url) => page.goto(url),
    click: (selector) => page.locator(selector).first().click(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

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
