import { socialImageOf } from '@/components/site/cover/social-card';
import { getArticle } from '@/lib/content/articles';

export const dynamic = 'force-dynamic';

export const GET = socialImageOf(getArticle, ({ categoryName, title, categoryColor }) => [
  categoryName ?? 'Article',
  title,
  categoryColor,
]);
