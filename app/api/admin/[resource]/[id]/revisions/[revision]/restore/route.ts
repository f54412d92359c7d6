import { restoreRevision } from '@/lib/admin/keeping/restore-revision';
import { requireId, requireResource } from '@/lib/api/address';
import { staffWrite, requireKnownResource } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { restoreSchema } from '@/lib/schemas/moment';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  {
    POST: staffWrite(
      () => restoreSchema,
      async ({ params, actor }, { updatedAt }) => {
        const [id, revision] = [requireId(params.id), requireId(params.revision)];
        const asked = { id, revision, updatedAt };
        return json(await restoreRevision(requireResource(params), asked, actor));
      },
    ),
  },
  { before: requireKnownResource },
);
