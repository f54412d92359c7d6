import { drawSocialImage } from '@/components/site/cover/social-card';
import { getArticle } from '@/lib/content/articles';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ slug: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const article = await getArticle((await params).slug);
  if (!article) return new Response('Not found\n', { status: 404 });
  return drawSocialImage(article.categoryName ?? 'Article', article.title, article.categoryColor);
}
