import { socialImageOf } from '@/components/site/cover/social-card';
import { getCategory } from '@/lib/content/places';

export const dynamic = 'force-dynamic';

export const GET = socialImageOf(getCategory, ({ name, color }) => ['Spécialisation', name, color]);
