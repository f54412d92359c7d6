import { listRedirects } from '@/lib/admin/addresses/lists';
import { createRedirect } from '@/lib/admin/addresses/redirects';
import { readQuery } from '@/lib/api/address';
import { staffRead, staffWrite } from '@/lib/api/admin';
import { privateListAnswer } from '@/lib/api/read';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { redirectListSchema, redirectSchema } from '@/lib/schemas/addresses/redirect';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: staffRead(async ({ request }) => {
    const query = readQuery(request, redirectListSchema);
    return privateListAnswer(request, query, await listRedirects(query));
  }),
  POST: staffWrite(
    () => redirectSchema,
    async ({ actor }, input) => json(await createRedirect(input, actor), { status: 201 }),
  ),
});
