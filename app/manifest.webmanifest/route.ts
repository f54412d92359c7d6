import { SITE_NAME } from '@/lib/site';

export const dynamic = 'force-dynamic';

const icon = (size: number, purpose: string) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

export function GET(): Response {
  return Response.json(
    {
      name: SITE_NAME,
      short_name: 'Masters Maroc',
      description: 'Universités, spécialisations, villes et guides des masters au Maroc.',
      lang: 'fr',
      start_url: '/',
      display: 'browser',
      background_color: '#fbfaf6',
      theme_color: '#065f46',
      icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
    },
    { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } },
  );
}
