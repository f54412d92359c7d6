import { anybody, contract } from '../contract';
import { revalidatedJson } from '@/lib/api/route';

let document: object | undefined;

export const openApi = contract('/api/openapi.json', {
  GET: anybody('This document', {
    answer: { status: 200, description: 'An OpenAPI 3.1 document' },
    work: async ({ request }) => {
      // It knows all contracts, this one too.
      const { openApiDocument } = await import('../openapi/document');
      return revalidatedJson(request, (document ??= openApiDocument()));
    },
  }),
});
