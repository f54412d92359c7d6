import { createLetter, listLetters } from '@/lib/admin/letters/letters';
import { readQuery } from '@/lib/api/address';
import { adminRead, adminWrite } from '@/lib/api/admin';
import { privateListAnswer } from '@/lib/api/read';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { letterSchema } from '@/lib/schemas/letters/input';
import { pageQuerySchema } from '@/lib/schemas/list-query';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: adminRead(async ({ request }) => {
    const query = readQuery(request, pageQuerySchema);
    return privateListAnswer(request, query, await listLetters(query));
  }),
  POST: adminWrite(
    () => letterSchema,
    async ({ actor }, input) => json(await createLetter(input, actor), { status: 201 }),
  ),
});
