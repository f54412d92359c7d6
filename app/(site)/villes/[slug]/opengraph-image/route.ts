import { drawSocialImage } from '@/components/site/cover/social-card';
import { getCity } from '@/lib/content/cities';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ slug: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const city = await getCity((await params).slug);
  if (!city) return new Response('Not found\n', { status: 404 });
  return drawSocialImage('Étudier au Maroc', city.name);
}
