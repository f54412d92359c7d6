import { absoluteUrl } from '@/lib/site';

export const dynamic = 'force-dynamic';

const CLOSED = ['/admin', '/api', '/login', '/recherche'];

export function GET(): Response {
  const lines = [
    'User-agent: *',
    'Allow: /',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
