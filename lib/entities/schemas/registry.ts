import type { ResourceName } from '@/lib/entities/resource';
import { type ArticleInput, articleSchema } from './article';
import { type CategoryInput, categorySchema } from './category';
import { type CityInput, citySchema } from './city';
import { type CallInput, callSchema } from './call';
import { type EstablishmentInput, establishmentSchema } from './establishment';
import { type ProgrammeInput, programmeSchema } from './programme';
import { type UniversityInput, universitySchema } from './university';

export type ResourceInputs = {
  articles: ArticleInput;
  universities: UniversityInput;
  categories: CategoryInput;
  cities: CityInput;
  establishments: EstablishmentInput;
  programmes: ProgrammeInput;
  calls: CallInput;
};

export const resourceSchemas = {
  articles: articleSchema,
  universities: universitySchema,
  categories: categorySchema,
  cities: citySchema,
  establishments: establishmentSchema,
  programmes: programmeSchema,
  calls: callSchema,
} as const satisfies Record<ResourceName, unknown>;
