import { socialImageOf } from '@/components/site/cover/social-card';
import { getCategory } from '@/lib/content/categories';

export const dynamic = 'force-dynamic';

export const GET = socialImageOf(getCategory, ({ name, color }) => ['Spécialisation', name, color]);
