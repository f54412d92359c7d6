import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runOnServer } from '@/tests/fixtures/data/many-masters';
import { onDatabase } from '@/tests/fixtures/database/on-database';

const NO_SLUG = 'a\0';
const PROGRAM = `
  import { findFormerAddress } from '@/lib/content/slug-history';
  import { loadCallsPage } from '@/lib/content/masters/calls-page';
  const none = { q: '', ville: '', universite: '', etat: '' };
  const pages = [];
  const zero = ${JSON.stringify(NO_SLUG)};
  pages.push((await findFormerAddress('city', zero)) ?? null);
  for (const part of [{ ville: zero }, { ville: 'zz' }, { universite: 'zz' }, { ville: 'ifrane' }, { universite: 'uni' }]) {
    const page = await loadCallsPage({ ...none, ...part });
    pages.push(page ? [page.rows, [...page.cities, ...page.universities].map(({ name }) => name)] : null);
  }
  answer(pages);`;

onDatabase('calls of a place', ({ db, url }) => {
  test('that is there and has none are none; of what is not there nothing is said', async () => {
    await db.city.create({ data: { name: 'Ifrane', slug: 'ifrane' } });
    await db.university.create({ data: { name: 'Université', slug: 'uni' } });
    assert.deepEqual(await runOnServer(url, PROGRAM), [
      ...[null, null, null, null],
      [[], ['Ifrane']],
      [[], ['Université']],
    ]);
  });
});
