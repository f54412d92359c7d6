import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { localPassword } from '../fixtures/people/sign-in-flow';
import { eventually } from '../fixtures/running/eventually';
import { siteUnderTest } from '../fixtures/site/client';
import { type Browser, engines } from './engines';

const SEARCH = 'button.search-button';
const isPanelOpen = `document.querySelector('#chercher').checkVisibility()`;
const FIELD = '#recherche-mobile';
const OPTION = `${FIELD}-suggestions [role=option]`;
const optionText = `document.querySelector('${OPTION}')?.textContent`;

for (const { name, isThere, needs, open } of engines) {
  describe(name, { skip: isThere ? false : `not run: ${needs} is not installed` }, () => {
    let browser: Browser;
    before(async () => void (browser = await open()));
    after(() => browser?.close());
    const goTo = (path: string) => browser.open(siteUnderTest() + path);

    test('the panel of search opens, and the field in it suggests names', async () => {
      await goTo('/villes');
      await browser.click(SEARCH);
      await becomes(browser, isPanelOpen, true);
      await browser.click(FIELD);
      await becomes(browser, `document.querySelector('${FIELD}').getAttribute('role')`, 'combobox');
      await browser.type('fés');
      await becomes(browser, optionText, 'Fès Ville');
      await browser.press('Escape');
      await becomes(browser, optionText, undefined);
      assert.equal(await browser.read(isPanelOpen), true);
      await browser.press('Escape');
      await becomes(browser, isPanelOpen, false);
    });

    test('a suggestion leads to its page', async () => {
      await goTo('/villes');
      await browser.click(SEARCH);
      await browser.click(FIELD);
      await becomes(browser, `document.querySelector('${FIELD}').getAttribute('role')`, 'combobox');
      await browser.type('casa');
      await becomes(browser, optionText, 'Casablanca Ville');
      await browser.click(OPTION);
      await becomes(browser, 'location.pathname + location.search', '/villes/casablanca');
    });

    test('a like is kept', async () => {
      await goTo('/master-maroc/etudier-a-fes');
      const pressed = `document.querySelector('[data-like]').getAttribute('aria-pressed')`;
      await becomes(browser, `document.querySelector('[data-like]').dataset.like`, '');
      await browser.click('[data-like]');
      await becomes(browser, pressed, 'true');
      await goTo('/master-maroc/etudier-a-fes');
      await becomes(browser, pressed, 'true');
    });

    test('one subscribes to the newsletter', async () => {
      await goTo('/');
      await browser.click('#newsletter-email');
      await browser.type(`${randomUUID()}@example.org`);
      await browser.click('#newsletter button');
      await becomes(
        browser,
        `document.querySelector('.toast-title')?.textContent`,
        'Inscription réussie',
      );
    });

    test('a filter leaves only what was chosen in the address', async () => {
      await goTo('/universites');
      await browser.read(`document.querySelector('#tri').value = 'programmes'`);
      await browser.click('[data-list] form button');
      await becomes(browser, 'location.pathname + location.search', '/universites?tri=programmes');
    });

    test('the contact form explains what it refuses', async () => {
      await goTo('/contact');
      for (const [field, text] of [
        ['name', 'Salma'],
        ['email', 'salma@localhost'],
        ['subject', 'Une date'],
        ['message', 'Bonjour'],
      ]) {
        await browser.click(`#contact-${field}`);
        await browser.type(text ?? '');
      }
      await browser.click('form:has(#contact-message) button');
      const error = `document.querySelector('#contact-email-erreur').textContent`;
      await becomes(
        browser,
        error,
        'Adresse email invalide. Écrivez-la en entier, comme nom@exemple.ma.',
      );
      assert.equal(await browser.read('document.activeElement.id'), 'contact-email');
      assert.equal(await browser.read('location.pathname'), '/contact');
    });

    test('staff signs in', async () => {
      await goTo('/login');
      await browser.click('main a');
      await becomes(browser, `document.querySelector('[type=password]') !== null`, true);
      await browser.click('[type=email], [name=email]');
      await browser.type('admin@guide.local');
      await browser.click('[type=password]');
      await browser.type(localPassword());
      await browser.click('button');
      await becomes(browser, 'location.pathname', '/admin');
    });
  });
}

const PATIENCE_MS = 15_000;

async function becomes(browser: Browser, expression: string, expected: unknown): Promise<void> {
  await eventually(async () => {
    // Between two pages there is none to read.
    const value = await browser.read(expression).catch((error: unknown) => error);
    // One protocol has no undefined.
    assert.equal(value ?? undefined, expected, expression);
  }, PATIENCE_MS);
}
