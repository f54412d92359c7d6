import { adminWrite } from '@/lib/api/admin';
import { requireId } from '@/lib/api/address';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { setUserEditor } from '@/lib/admin/users';
import { userEditorSchema } from '@/lib/schemas/people';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  PUT: adminWrite(
    () => userEditorSchema,
    async ({ params, actor }, { isEditor }) =>
      json(await setUserEditor(requireId(params.id), isEditor, actor)),
  ),
});
