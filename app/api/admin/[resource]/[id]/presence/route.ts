import { requireId, requireResource } from '@/lib/api/address';
import { requireKnownResource, staffChange } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { type Call, route } from '@/lib/api/route';
import { closeRow, openRow } from '@/lib/admin/keeping/presence';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    PUT: staffChange(async (call) => json(await openRow(openedBy(call))), 'presence'),
    DELETE: staffChange(async (call) => {
      await closeRow(openedBy(call));
      return json({ success: true });
    }, 'presence'),
  },
  { before: requireKnownResource },
);

function openedBy({ params, user }: Call & { user: { id: string } }) {
  return { name: requireResource(params), id: requireId(params.id), userId: user.id };
}
