import { articles } from './articles';
import { categories } from './categories';
import { cities } from './cities';
import { KINDS, type Resource, type ResourceKind, type ResourceName } from './resource';
import { universities } from './universities';

export const descriptors = {
  articles,
  universities,
  categories,
  cities,
} as const satisfies { [K in ResourceName]: Resource & { name: K } };

export const resources: Record<ResourceName, Resource> = descriptors;

export const resourceNames = Object.keys(KINDS) as ResourceName[];

export function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resources, name);
}

export function resourceOf(kind: ResourceKind): Resource {
  const name = resourceNames.find((one) => KINDS[one] === kind) as ResourceName;
  return resources[name];
}

/** Rows of a resource without publication are always public. */
export function hasPublication({ fields }: Resource): boolean {
  return fields.some(({ input }) => input === 'publication');
}
