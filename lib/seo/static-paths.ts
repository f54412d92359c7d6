import { paths } from '@/lib/paths';

/** The pages that are always there and that search engines may keep. */
export const STATIC_PATHS: readonly string[] = [
  paths.home,
  paths.universities,
  paths.categories,
  paths.cities,
  paths.guides,
  paths.news,
  paths.admissions,
  paths.scholarships,
  paths.equivalences,
  paths.calendar,
  paths.about,
  paths.contact,
  paths.legalNotice,
  paths.privacy,
  paths.sitePlan,
];
