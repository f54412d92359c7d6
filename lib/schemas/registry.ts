import type { ResourceName } from '@/lib/resources/resource';
import { type ArticleInput, articleSchema } from './article';
import { type CategoryInput, categorySchema } from './category';
import { type CityInput, citySchema } from './city';
import { type UniversityInput, universitySchema } from './university';

export type ResourceInputs = {
  articles: ArticleInput;
  universities: UniversityInput;
  categories: CategoryInput;
  cities: CityInput;
};

export const resourceSchemas = {
  articles: articleSchema,
  universities: universitySchema,
  categories: categorySchema,
  cities: citySchema,
} as const satisfies Record<ResourceName, unknown>;
