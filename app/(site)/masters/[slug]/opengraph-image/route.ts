import { drawSocialImage } from '@/components/site/cover/social-card';
import { getProgramme } from '@/lib/content/masters/programmes';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ slug: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const master = await getProgramme((await params).slug);
  if (!master) return new Response('Not found\n', { status: 404 });
  const { name, establishmentAcronym, establishmentName, categories } = master;
  return drawSocialImage(establishmentAcronym ?? establishmentName, name, categories[0]?.color);
}
