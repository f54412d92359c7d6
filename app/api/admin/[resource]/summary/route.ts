import { summarise } from '@/lib/admin/desk/list-summary';
import { requireResource } from '@/lib/api/address';
import { staffRead, requireKnownResource } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  { GET: staffRead(async ({ params }) => json(await summarise(requireResource(params)))) },
  { before: requireKnownResource },
);
