import { socialImageOf } from '@/components/site/cover/social-card';
import { getUniversity } from '@/lib/content/places';

export const dynamic = 'force-dynamic';

export const GET = socialImageOf(getUniversity, ({ cityName, name }) => [
  cityName ?? 'Université',
  name,
]);
