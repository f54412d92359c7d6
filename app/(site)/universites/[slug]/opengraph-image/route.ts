import { drawSocialImage } from '@/components/site/cover/social-card';
import { getUniversity } from '@/lib/content/universities';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ slug: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const university = await getUniversity((await params).slug);
  if (!university) return new Response('Not found\n', { status: 404 });
  return drawSocialImage(university.cityName ?? 'Université', university.name);
}
