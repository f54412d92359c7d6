import { articles } from './article';
import { calls } from './call';
import { categories } from './category';
import { cities } from './city';
import { establishments } from './establishment';
import { programmes } from './programme';
import { isPublished } from './published';
import { KINDS, type Resource, type ResourceKind, type ResourceName } from './resource';
import { rules } from './rule';
import { sources } from './source';
import { universities } from './university';

export const entities = {
  articles,
  universities,
  categories,
  cities,
  establishments,
  programmes,
  calls,
  sources,
  rules,
} as const satisfies { [K in ResourceName]: Resource & { name: K } };

export const resources: Record<ResourceName, Resource> = entities;

export const resourceNames = Object.keys(KINDS) as ResourceName[];

export function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resources, name);
}

export function resourceOf(kind: ResourceKind): Resource {
  const name = resourceNames.find((one) => KINDS[one] === kind) as ResourceName;
  return resources[name];
}

export function hasPublication({ fields }: Resource): boolean {
  return fields.some(({ input }) => input === 'publication');
}

/** Rows of a resource without publication are always public. */
export function isPublicRow(resource: Resource, row: Record<string, unknown>): boolean {
  const publishedAt = (row.publishedAt ?? null) as Date | string | null;
  return !hasPublication(resource) || isPublished({ publishedAt });
}
