import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import type { SignedIn } from '@/tests/fixtures/people/sign-in';
import { retitle } from '../site/changes';
import type { BenchSite } from '../site/site';
import { ARTICLE, PAGES } from '../site/site';
import { type Act, anAddress } from './attackers';
import type { Heard } from './heard';

const FORTY_MEGAPIXELS = { width: 7300, height: 5450 };
const WORDS = ['finance casablanca', 'droit rabat', 'marketing', 'encg settat', 'bourse'];

/** Readers and staff who go on meanwhile, and whose answers must be right. */
export async function honestPeople(
  site: BenchSite,
  heard: Heard,
  person: SignedIn,
): Promise<Act[]> {
  const picture = await hugePicture();
  let turn = 0;
  const read = async (what: string, path: string) => {
    const started = performance.now();
    const answer = await fetch(site.url + path, {
      headers: { 'x-forwarded-for': anAddress() },
    });
    await answer.arrayBuffer();
    heard.reader(what, answer.status, 200, performance.now() - started);
  };
  return [
    {
      ...{ atOnce: 2, pauseMs: 200 },
      act: () => read('reader', PAGES[randomInt(PAGES.length)] ?? ARTICLE),
    },
    {
      ...{ atOnce: 1, pauseMs: 1000 },
      act: () => {
        const words = WORDS[randomInt(WORDS.length)] ?? '';
        return read('search', `/recherche?q=${encodeURIComponent(words)}`);
      },
    },
    { atOnce: 1, pauseMs: 500, act: () => read('probe', '/healthz') },
    {
      ...{ atOnce: 1, pauseMs: 5000 },
      act: async () => {
        turn += 1;
        const title = await retitle(site, `Étudier à Fès, ${turn}`);
        const page = await fetch(site.url + ARTICLE, {
          headers: { 'x-forwarded-for': anAddress() },
        });
        const isOld = !(await page.text()).includes(title) && page.status === 200;
        if (isOld) heard.note('an old page after a save');
      },
    },
    {
      ...{ atOnce: 1, pauseMs: 120_000 },
      act: async () => {
        const answer = await fetch(`${site.url}/api/admin/media`, {
          ...{ method: 'POST', body: formOf(picture) },
          headers: { cookie: person.cookie, origin: site.url },
        });
        await answer.arrayBuffer();
        if (answer.status !== 201) heard.note(`picture: ${answer.status}`);
      },
    },
  ];
}

function formOf(picture: Buffer): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)]), 'huge.png');
  form.set('alt', 'Une couleur unie');
  return form;
}

function hugePicture(): Promise<Buffer> {
  const background = { r: 90, g: 30, b: 60 };
  return sharp({ create: { ...FORTY_MEGAPIXELS, channels: 3, background } })
    .png()
    .toBuffer();
}
