import { listSearchNames } from '@/lib/search/search-names';

export const dynamic = 'force-dynamic';

/** Asked for when a search field is entered. */
export async function GET(): Promise<Response> {
  return Response.json(await listSearchNames());
}
