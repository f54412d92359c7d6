import { drawSocialImage } from '@/components/site/cover/social-card';
import { getCategory } from '@/lib/content/categories';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ slug: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const category = await getCategory((await params).slug);
  if (!category) return new Response('Not found\n', { status: 404 });
  return drawSocialImage('Spécialisation', category.name, category.color);
}
