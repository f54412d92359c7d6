import 'server-only';
import { findFormerAddress } from '@/lib/content/slug-history';
import { db } from '@/lib/db/connect/client';
import { rowsOf } from '@/lib/db/statements/resource-rows';
import { namesOfAddress } from '@/lib/content/reading/addresses';
import { publishedWhere } from '@/lib/resources/published';
import { hasPublication, resourceOf } from '@/lib/resources/registry';
import type { ResourceKind } from '@/lib/resources/resource';
import { normalPath } from '@/lib/schemas/addresses/path';
import type { LinkStateName } from '@/lib/schemas/keeping/links';

const UPLOADS = '/media/';

/** What a visitor finds at an address of the site. */
export async function stateInside(address: string): Promise<LinkStateName> {
  const { pathname, search } = new URL(address, 'http://site.invalid');
  const path = normalPath(pathname);
  if (path === undefined) return 'missing';
  const state = await ownState(path, search);
  if (state === 'there' && path !== pathname) return 'moved';
  return isFound(state) || !(await isRedirected(path)) ? state : 'moved';
}

const isFound = (state: LinkStateName) =>
  state === 'there' || state === 'moved' || state === 'untried';

/** A redirect made by hand answers where readers find nothing, if it leads to something. */
async function isRedirected(source: string, seen = new Set<string>()): Promise<boolean> {
  if (seen.has(source)) return false;
  const row = await db().redirect.findUnique({ where: { source }, select: { target: true } });
  if (!row) return false;
  return isFound(await ownState(row.target, '')) || isRedirected(row.target, seen.add(source));
}

async function ownState(pathname: string, search: string): Promise<LinkStateName> {
  if (pathname.startsWith(UPLOADS)) {
    return (await db().media.count({ where: { url: pathname } })) > 0 ? 'there' : 'missing';
  }
  const names = namesOfAddress(pathname, search);
  if (names === undefined) return 'untried';
  if (names === 'nowhere') return 'missing';
  for (const { entity, slug } of names) {
    const state = await stateOfName(entity as ResourceKind, slug);
    if (state !== 'there') return state;
  }
  return 'there';
}

async function stateOfName(kind: ResourceKind, slug: string): Promise<LinkStateName> {
  const resource = resourceOf(kind);
  const rows = rowsOf(db(), resource.name);
  const isShown = hasPublication(resource) ? publishedWhere() : {};
  if ((await rows.count({ where: { slug, ...isShown } })) > 0) return 'there';
  if ((await rows.count({ where: { slug } })) > 0) return 'draft';
  const former = await findFormerAddress(kind, slug);
  if (!former) return 'missing';
  return former === 'gone' ? 'gone' : 'moved';
}
