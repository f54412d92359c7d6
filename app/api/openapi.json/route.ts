import { openApiDocument } from '@/lib/api/openapi/document';
import { revalidatedJson } from '@/lib/api/respond';
import { route } from '@/lib/api/route';

let document: object | undefined;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async ({ request }) => revalidatedJson(request, (document ??= openApiDocument())),
});
