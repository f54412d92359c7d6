import { staffWrite } from '@/lib/api/admin';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { previewStaffText } from '@/lib/content/reading/staff-text';
import { invalid } from '@/lib/process/http-error';
import { previewSchema } from '@/lib/schemas/article';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: staffWrite(
    () => previewSchema,
    async (_, { content }) => {
      const { html, fault } = await previewStaffText(content);
      if (fault) throw invalid([{ path: 'content', message: fault }]);
      return json({ html });
    },
    'preview',
  ),
});
