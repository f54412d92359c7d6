import { socialImageOf } from '@/components/site/cover/social-card';
import { getProgramme } from '@/lib/content/masters/programmes';

export const dynamic = 'force-dynamic';

export const GET = socialImageOf(getProgramme, (master) => [
  master.establishmentAcronym ?? master.establishmentName,
  master.name,
  master.categories[0]?.color,
]);
