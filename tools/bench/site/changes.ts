import { entities } from '@/lib/entities/registry';
import { ARTICLE, type BenchSite } from './site';

type Row = Record<string, unknown> & { id: string };

const SLUG = ARTICLE.split('/').at(-1) ?? '';
const articles = new WeakMap<BenchSite, Row>();
const cities = new WeakMap<BenchSite, Row>();

/** Gives the article another title; answers with the title once the API has answered. */
export async function retitle(site: BenchSite, title: string): Promise<string> {
  const path = `/api/articles/slug/${SLUG}`;
  const row = articles.get(site) ?? (await read<Row>(site, path));
  articles.set(site, row);
  const fields = Object.keys(entities.articles.schema.shape);
  await put(site, `/api/admin/articles/${row.id}`, { ...payload(row, fields), title });
  return title;
}

/** Makes every kept page stale, by a change that changes nothing. */
export async function makeStale(site: BenchSite): Promise<void> {
  const row = cities.get(site) ?? (await read<Row[]>(site, '/api/cities'))[0];
  if (!row) throw new Error('There is no city to change');
  cities.set(site, row);
  await put(
    site,
    `/api/admin/cities/${row.id}`,
    payload(row, Object.keys(entities.cities.schema.shape)),
  );
}

async function read<T>(site: BenchSite, path: string): Promise<T> {
  return (await fetch(site.url + path)).json() as Promise<T>;
}

/** What the API takes of what it gave; without the version, so that changes may follow each other. */
function payload(row: Row, fields: string[]): object {
  const taken = fields.filter((field) => field !== 'updatedAt' && field in row);
  return Object.fromEntries(taken.map((field) => [field, row[field]]));
}

async function put(site: BenchSite, path: string, body: object): Promise<void> {
  const answer = await site.change('PUT', path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`PUT ${path}: ${answer.status} ${text}`);
}
