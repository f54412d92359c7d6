import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bringPeople } from '../../fixtures/people/people';

const { admin } = await bringPeople();

const namesAt = async (address: string): Promise<string[]> => {
  const rows: { name: string }[] = await (await admin.get(address)).json();
  return rows.map(({ name }) => name);
};

test('the palette finds rows by what people call them', async () => {
  const found = await namesAt('/api/admin/find?q=uh2c');
  assert.ok(found.includes('Université Hassan II de Casablanca'), found.join());
  const schools = await namesAt(`/api/admin/find?${new URLSearchParams({ q: 'encg casa' })}`);
  assert.ok(schools.some((name) => /commerce et de gestion de Casablanca/.test(name)));
});

test('the lists of staff begin with what the search shows first, on every page of them', async () => {
  const list = (query: Record<string, string>) =>
    namesAt(`/api/programmes?${new URLSearchParams({ q: 'grh', limit: '6', ...query })}`);
  const first = await list({});
  assert.match(first[0] ?? '', / des ressources humaines$/);
  const alone = await Promise.all(first.map((_, at) => list({ limit: '1', offset: String(at) })));
  assert.deepEqual(alone.flat(), first);
  const byName = await list({ sort: 'name' });
  assert.deepEqual(byName, byName.toSorted(new Intl.Collator('fr').compare));
});
