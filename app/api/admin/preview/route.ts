import { adminWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { renderMarkdown } from '@/lib/markdown/markdown';
import { previewSchema } from '@/lib/schemas/article';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: adminWrite(
    () => previewSchema,
    async (_, { content }) => json({ html: renderMarkdown(content).html }),
    'preview',
  ),
});
