import 'server-only';
import { findFormerAddresses } from '@/lib/content/slug-history';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/rows';
import { publishedWhere } from '@/lib/entities/published';
import { hasPublication, resourceOf } from '@/lib/entities/registry';
import type { ResourceKind } from '@/lib/entities/resource';
import type { LinkStateName } from '@/lib/entities/back-office';
import { type AddressNames, askFront } from '@/lib/process/ask-front';

type States = ReadonlyMap<string, LinkStateName>;
type Name = { entity: string; slug: string };

/**
 * What is at each of the addresses, paths with or without a query, redirects made by hand left
 * aside. Hundreds are asked about with a few questions for each kind of page.
 */
export async function statesOfAddresses(addresses: readonly string[]): Promise<States> {
  const pictures = await keptPictures(addresses.filter(isPicture));
  const named = await namesAt(addresses.filter((address) => !isPicture(address)));
  const names = [...named.values()].flatMap((found) => (Array.isArray(found) ? found : []));
  const states = await statesOfNames(names);
  const stateOf = (address: string): LinkStateName => {
    if (isPicture(address)) return pictures.has(address) ? 'there' : 'missing';
    const found = named.get(address);
    if (found === undefined) return 'untried';
    if (found === 'nowhere') return 'missing';
    const each = found.map((name) => states.get(keyOf(name)) ?? 'missing');
    return each.find((state) => state !== 'there') ?? 'there';
  };
  return new Map(addresses.map((address) => [address, stateOf(address)]));
}

const isPicture = (address: string) => address.startsWith('/media/');

async function keptPictures(urls: string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const rows = await db().media.findMany({ where: { url: { in: urls } }, select: { url: true } });
  return new Set(rows.map(({ url }) => url));
}

async function namesAt(addresses: string[]): Promise<ReadonlyMap<string, AddressNames>> {
  const found = await askFront('namesAt', addresses);
  return new Map(found?.map((names, at) => [addresses[at] ?? '', names]));
}

const keyOf = ({ entity, slug }: Name) => `${entity} ${slug}`;

async function statesOfNames(names: readonly Name[]): Promise<States> {
  const states = new Map<string, LinkStateName>();
  for (const kind of new Set(names.map(({ entity }) => entity))) {
    const slugs = names.filter(({ entity }) => entity === kind).map(({ slug }) => slug);
    const found = await statesOfSlugs(kind as ResourceKind, [...new Set(slugs)]);
    for (const [slug, state] of found) states.set(keyOf({ entity: kind, slug }), state);
  }
  return states;
}

async function statesOfSlugs(kind: ResourceKind, slugs: string[]): Promise<States> {
  const resource = resourceOf(kind);
  const known = async (more: object) => {
    const where = { slug: { in: slugs }, ...more };
    const rows = await rowsOf(db(), resource.name).findMany({ where, select: { slug: true } });
    return new Set(rows.map(({ slug }) => slug));
  };
  const shown = await known(hasPublication(resource) ? publishedWhere() : {});
  const kept = shown.size < slugs.length ? await known({}) : shown;
  const former = await findFormerAddresses(
    kind,
    slugs.filter((slug) => !kept.has(slug)),
  );
  const stateOf = (slug: string): LinkStateName => {
    if (shown.has(slug)) return 'there';
    if (kept.has(slug)) return 'draft';
    const movedTo = former.get(slug);
    if (!movedTo) return 'missing';
    return movedTo === 'gone' ? 'gone' : 'moved';
  };
  return new Map(slugs.map((slug) => [slug, stateOf(slug)]));
}
