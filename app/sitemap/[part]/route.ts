import { sitemapPart, urlSet } from '@/lib/seo/sitemap';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ part: string }> };

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const number = Number(/^([1-9]\d{0,3})\.xml$/.exec((await params).part)?.[1] ?? 0);
  const { entries } = number ? await sitemapPart(number) : { entries: [] };
  return entries.length > 0 ? urlSet(entries) : new Response('Not found\n', { status: 404 });
}
