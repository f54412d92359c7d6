import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sourceOf } from './source';

const SITE = 'https://guide.example';

test('names the kind of site that a reader comes from', () => {
  const cases: Record<string, string[]> = {
    search: [
      'https://www.google.com/',
      'https://www.google.co.ma/',
      'https://www.google.fr',
      'https://fr.search.yahoo.com/',
      'https://www.bing.com/search?q=x',
      'https://duckduckgo.com/',
      'https://search.brave.com/',
      'android-app://com.google.android.googlequicksearchbox/',
    ],
    assistant: [
      'https://chatgpt.com/',
      'https://chat.openai.com/',
      'https://www.perplexity.ai/',
      'https://gemini.google.com/',
      'https://claude.ai/',
    ],
    social: [
      'https://l.facebook.com/',
      'https://m.facebook.com/',
      'https://t.co/',
      'https://www.linkedin.com/',
      'https://www.youtube.com/',
      'android-app://com.linkedin.android/',
      'android-app://com.facebook.katana/',
    ],
    mail: [
      'https://mail.google.com/',
      'https://mail.yahoo.com/',
      'https://outlook.live.com/',
      'android-app://com.google.android.gm/',
    ],
    other: ['https://www.enssup.gov.ma/', 'https://notgoogle.com/', 'https://x.com.example/'],
    site: [`${SITE}/villes`, SITE],
    direct: ['', 'no address', 'about:blank', 'data:text/html,x'],
  };
  for (const [source, referrers] of Object.entries(cases)) {
    for (const referrer of referrers) assert.equal(sourceOf(referrer, SITE), source, referrer);
  }
  assert.equal(sourceOf(undefined, SITE), 'direct');
});

test('takes no time over an address that nobody has', () => {
  const long = `https://${'google.'.repeat(280)}x/`;
  assert.equal(sourceOf(long, SITE), 'other');
});
