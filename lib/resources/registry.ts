import { articles } from './articles';
import { categories } from './categories';
import { cities } from './cities';
import type { Resource, ResourceName } from './resource';
import { universities } from './universities';

export const resources: Record<ResourceName, Resource> = {
  articles,
  universities,
  categories,
  cities,
};

export function isResourceName(name: string): name is ResourceName {
  return Object.hasOwn(resources, name);
}
