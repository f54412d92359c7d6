import { paths } from '@/lib/paths';

/** The old name of the news list; a relative address, so that no proxy can bend it. */
export function GET(): Response {
  return new Response(null, { status: 308, headers: { Location: paths.news } });
}
