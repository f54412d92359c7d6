import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { HTMLElement } from 'node-html-parser';
import { type Crawl, crawl, deadAnchors, withoutFragment } from '@/tests/crawl/crawl';
import { ALIKE as ALIKE_SCREENS, otherScreens } from '@/tests/e2e/kit/public-pages';
import { siteUnderTest } from '@/tests/fixtures/site/client';
import { graphFaults } from '@/tests/seo/check-graph';
import { controlFaults } from '@/tests/seo/check-controls';
import {
  type Head,
  headFaults,
  headOf,
  repeatedHeads,
  unlistedFaults,
} from '@/tests/seo/check-head';
import { kindFaults } from '@/tests/seo/check-kinds';
import { readingFaults } from '@/tests/seo/check-readable';
import { spaceFaults } from '@/tests/seo/check-spaces';
import { faultsOfKind, trailFaults } from '@/tests/seo/check-specified';
import { typographyOfPage, unfinishedFaults, unsourcedFacts } from '@/tests/seo/check-words';
import { ALL_KINDS, FIXED_PAGES, kindOf } from '@/tests/seo/kind-of';
import { type ServedPage, readPage } from '@/tests/seo/page';

/** Official platforms and pages of which the address is known by http alone. */
const WITHOUT_HTTPS = [
  ...['preinscription.uiz.ac.ma', 'inscriptionmaster.uae.ac.ma', 'ensak.usms.ac.ma'],
  ...['www.fpk.ac.ma', 'fso.ump.ma', 'www.albayane.press.ma'],
  ...['ens.um5.ac.ma', 'ensam.um5.ac.ma', 'fmd.um5.ac.ma'],
  ...['fmp.um5.ac.ma', 'fmpa.uiz.ac.ma', 'fmpl.uiz.ac.ma'],
  ...['fpn.ump.ma', 'fpt.usmba.ac.ma', 'fsjes-cuam.uiz.ac.ma'],
  ...['fsjes-sale.um5.ac.ma', 'fsjes-souissi.um5.ac.ma', 'fstbm.ac.ma'],
  ...['inscriptions.uic.ac.ma', 'insea.ac.ma'],
  ...['www.encgcasa.ma', 'www.ensaj.ucd.ac.ma', 'www.ensam-umi.ac.ma'],
  ...['www.fdc.ma', 'www.flam.uca.ma', 'www.flsh-agadir.ac.ma'],
  ...['www.flsh-uh2c.ac.ma', 'www.fsjesm.ma', 'www.fssm.uca.ma'],
  ...['www.fst-usmba.ac.ma', 'www.fste-umi.ac.ma'],
  ...['www.ucd.ac.ma'],
];
/** Linked, and not for search engines. */
const UNLISTED = ['/recherche', '/masters/selection', '/masters/comparer'];
/** One for each of the rows, in the same words, and none of them for search engines. */
const ALIKE = [
  ...[/selection\?m=/, /proposer\?master=/, /proposer\?etablissement=/],
  ...[/masters\/[^/]+\/historique/, /masters\/[^/]+\/opengraph-image/],
  ...[/villes\/[^/]+\/opengraph-image/, /universites\/[^/]+\/opengraph-image/],
  ...[/specialisations\/[^/]+\/opengraph-image/, /master-maroc\/[^/]+\/opengraph-image/],
];
/** Longer than a test may take: it asks for every page. */
const WHOLE_CRAWL = { timeout: 600_000 };
const REDIRECTS: Record<string, string> = { '/articles': '/actualites' };

/** What every page keeps to: those that search engines keep, and those that links lead to besides. */
const RULES: Record<string, (page: ServedPage) => string[]> = {
  'every page can be read without any script': readingFaults,
  'no line can break between a French sign and its word': spaceFaults,
  'nothing is left to be filled in': unfinishedFaults,
  'every sentence keeps to French typography': typographyOfPage,
  'every fact says where it stands': unsourcedFacts,
  'every page of a kind says what the specification has it say (spec 2.26, 2.31, 2.32, 2.36, 2.37)':
    faultsOfKind,
  'every page has a breadcrumb that starts at the first (spec 1.10)': trailFaults,
  'every control has a name, and boxes are not filled in': controlFaults,
};

// Alone on its site: it reads all of it.
describe('the production site as a crawler reads it', () => {
  const site = { url: siteUnderTest() };
  let seen: Crawl;
  let listed: string[];
  const read = new Map<string, { canonical?: string; faults: string[][] }>();
  const heads: Head[] = [];
  const faultsOfHeads: string[] = [];

  before(async () => {
    const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
    listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    seen = await crawl(site.url, ['/', '/sitemap.xml', '/feed.xml', '/robots.txt'], ALIKE);
    for (const [url, { status, type }] of seen.visits) {
      if (status !== 200 || !type.startsWith('text/html')) continue;
      // Hundreds of pages take minutes on a busy machine, and the runner wants to hear of them.
      await new Promise(setImmediate);
      // One after the other: all of them, read, are more than fits.
      const page = readPage(url, seen.visits.get(url)?.body ?? '');
      const faults = Object.values(RULES).map((faultsOf) => faultsOf(page));
      read.set(url, { canonical: page.link('canonical'), faults });
      if (!listed.includes(url)) continue;
      heads.push(headOf(page));
      faultsOfHeads.push(...listedFaults(page).map((fault) => `${path(url)}: ${fault}`));
    }
  }, WHOLE_CRAWL);

  const path = (url: string) => url.slice(site.url.length);

  // First, because what follows takes longer than a connection is kept.
  test('what is not for search engines says so, marks nothing up, and can be read', async () => {
    for (const [status, address] of UNLISTED_SCREENS) {
      const answer = await fetch(site.url + address);
      assert.equal(answer.status, status, address);
      const page = readPage(site.url + address, await answer.text());
      // The gate of the back-office is a message and nothing else.
      const isExpected = (fault: string) => status === 401 && /h1|a page of/.test(fault);
      const faults = [unlistedFaults, readingFaults, controlFaults].flatMap((find) => find(page));
      assert.deepEqual(
        faults.filter((fault) => !isExpected(fault)),
        [],
        address,
      );
    }
  });

  test('every internal link answers 200 or an intended redirect (spec 2.2)', () => {
    const bad = [...seen.visits].filter(([url, { status, location }]) => {
      const target = REDIRECTS[path(url)];
      return target ? status !== 308 || location !== site.url + target : status !== 200;
    });
    const described = bad.map(
      ([url, { status }]) => `${status} ${url} on ${seen.linkedFrom.get(url)?.[0]}`,
    );
    assert.deepEqual(described, []);
    assert.ok(seen.visits.size > 200, `${seen.visits.size} addresses`);
  });

  test('every fragment of a link names something on the page it leads to', () => {
    assert.deepEqual(deadAnchors(seen), []);
  });

  test('every master is three clicks away from the first page at most', () => {
    const clicks = new Map([[`${site.url}/`, 0]]);
    for (const [url, count] of clicks) {
      for (const to of (seen.visits.get(url)?.links ?? []).map(withoutFragment)) {
        if (!clicks.has(to)) clicks.set(to, count + 1);
      }
    }
    const masters = listed.filter((url) => kindOf(url) === 'master');
    assert.ok(masters.length > 150, `${masters.length} masters`);
    const far = masters.filter((url) => (clicks.get(url) ?? Infinity) > 3);
    assert.deepEqual(far.map(path), []);
  });

  test('every link to another site is https', () => {
    assert.deepEqual(
      [...seen.external].filter(
        (url) => !url.startsWith('https://') && !WITHOUT_HTTPS.includes(new URL(url).host),
      ),
      [],
    );
    assert.ok(seen.external.size > 20);
  });

  test('every page of the sitemap is linked from a page, and every page is in it', () => {
    const isPage = (url: string) => seen.visits.get(url)?.type.startsWith('text/html');
    const linked = (url: string) => (seen.linkedFrom.get(url) ?? []).some(isPage);
    assert.deepEqual(
      listed.filter((url) => !linked(url)),
      [],
    );
    const pages = [...read.keys()]
      .filter((url) => !url.includes('?') && !UNLISTED.includes(path(url)))
      .filter((url) => !OF_A_CARD.test(path(url)))
      // A page that names another as the one to keep stands for nothing itself.
      .filter((url) => [url, undefined].includes(read.get(url)?.canonical));
    assert.deepEqual(
      pages.filter((url) => !listed.includes(url)),
      [],
    );
  });

  test('the sitemap has every kind of page', () => {
    const kinds = listed.map(kindOf);
    assert.ok(!kinds.includes(undefined));
    assert.deepEqual(new Set(kinds), ALL_KINDS);
    for (const fixed of FIXED_PAGES) assert.ok(listed.includes(site.url + fixed), fixed);
  });

  test('every page of the sitemap keeps the rules of head and structured data (spec 1.10, 1.11, 1.13)', () => {
    assert.deepEqual(heads.map(({ url }) => url).toSorted(), listed.toSorted());
    assert.deepEqual([...faultsOfHeads, ...repeatedHeads(heads)], []);
  });

  test('a page that no browser looks at is built of the parts of others that it looks at', async () => {
    const parts = async (address: string) => {
      const answer = await fetch(site.url + address);
      return partsOf(readPage(site.url + address, await answer.text()));
    };
    for (const [address, alike] of Object.entries(ALIKE_SCREENS)) {
      const known = new Set<string>();
      for (const like of alike) for (const part of await parts(like)) known.add(part);
      const own = [...(await parts(address))].filter((part) => !known.has(part));
      assert.deepEqual(
        own,
        [],
        `${address} has what ${alike.join()} has not: browsers should look at it`,
      );
    }
  });

  for (const [at, what] of Object.keys(RULES).entries()) {
    test(what, () => {
      const found = [...read].flatMap(([url, { faults }]) =>
        (faults[at] ?? []).map((fault) => `${path(url)}: ${fault}`),
      );
      assert.deepEqual(found, []);
      assert.ok(read.size > 500, `${read.size} pages`);
    });
  }
});

function listedFaults(page: ServedPage): string[] {
  const kind = kindOf(page.url);
  if (!kind) return ['is of no kind'];
  return [...headFaults(page), ...graphFaults(page), ...kindFaults(page, kind)];
}

/** What a page is built of: each element with its classes, and the one that it stands in. */
function partsOf({ root }: ServedPage): Set<string> {
  const elements = root.querySelectorAll('main *');
  return new Set(elements.map((element) => `${nameOf(element.parentNode)} > ${nameOf(element)}`));
}

const nameOf = (element: HTMLElement | null) =>
  [element?.rawTagName, ...(element?.classNames ?? '').split(' ')]
    .filter((name) => !name?.startsWith('tint-'))
    .join('.');

/** The history of a master and the page of a source are found by the card that leads to them. */
const OF_A_CARD = /^\/masters\/(?:sources\/[^/]+|[^/]+\/historique)$/;

/** What search engines do not keep, with its status. */
const UNLISTED_SCREENS: readonly (readonly [status: number, path: string])[] = [
  ...otherScreens.map(({ status, path }) => [status, path] as const),
  [404, '/nulle/part/ailleurs'],
  [404, '/universites/nulle-part'],
  [404, '/specialisations/nulle-part'],
  [404, '/villes/Pas%20un%20slug'],
  [404, '/gate/forbidden'],
  [200, '/recherche'],
  [200, '/recherche?q=master'],
  [200, '/masters?ville=rabat'],
  [200, '/candidatures?ville=rabat'],
  [200, '/newsletter'],
  [200, '/newsletter/confirmer'],
  [200, '/newsletter/desinscription/confirmer'],
  [200, '/login'],
  [200, '/login/error'],
  [200, '/login/sign-out'],
  [401, '/admin'],
  [401, '/admin/articles'],
];
