import { socialImageOf } from '@/components/site/cover/social-card';
import { getCity } from '@/lib/content/places';

export const dynamic = 'force-dynamic';

export const GET = socialImageOf(getCity, ({ name }) => ['Étudier au Maroc', name]);
