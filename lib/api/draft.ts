import 'server-only';
import { type DraftPlace, forgetDraft, keepDraft, readDraft } from '@/lib/admin/keeping/drafts';
import { draftSchemas } from '@/lib/schemas/keeping/input';
import { requireId, requireResource } from './address';
import { staffChange, staffRead, staffWrite, requireKnownResource } from './admin';
import { json } from './respond';
import { type Call, route } from './route';

/** The same for a row and, without an id in the address, for the row that is new. */
export function draftRoute() {
  return route(
    {
      GET: staffRead(async (call) => json(await readDraft(placeOf(call)))),
      PUT: staffWrite(
        ({ params }) => draftSchemas[requireResource(params)],
        async (call, input) => {
          await keepDraft(placeOf(call), input);
          return json({ success: true });
        },
        'draft',
      ),
      DELETE: staffChange(async (call) => {
        await forgetDraft(placeOf(call));
        return json({ success: true });
      }, 'draft'),
    },
    { before: requireKnownResource },
  );
}

function placeOf({ params, user }: Call & { user: { id: string } }): DraftPlace {
  const id = params.id === undefined ? undefined : requireId(params.id);
  return { name: requireResource(params), id, userId: user.id };
}
