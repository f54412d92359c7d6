import * as forms from '@/lib/admin/history/open-forms';
import { mergeRow } from '@/lib/admin/history/merge';
import { restoreRevision } from '@/lib/admin/history/restore';
import { listRevisions, readRevision } from '@/lib/admin/history/revisions';
import { listTrash, listUses, purgeAll, sourcesOfRow } from '@/lib/admin/history/trash';
import type { ResourceName } from '@/lib/entities/resource';
import * as schemas from '@/lib/entities/back-office';
import { pageQuerySchema } from '@/lib/entities/fields/list-query';
import { restoreSchema } from '@/lib/entities/fields/rules';
import { type Operations, contract, contractPerList, staff } from '../contract';

export const revisions = contract('/api/admin/{resource}/{id}/revisions', {
  GET: staff('What each save made of a row, newest first', {
    query: pageQuerySchema,
    answer: ['Revision'],
    work: ({ params, query }) => listRevisions(params.resource, params.id, query),
  }),
});

export const revision = contract('/api/admin/{resource}/{id}/revisions/{revision}', {
  GET: staff('Every field as a save left it, and as it was before', {
    answer: 'WholeRevision',
    work: ({ params }) => readRevision(params.resource, params.id, params.revision),
  }),
});

export const restoration = contract('/api/admin/{resource}/{id}/revisions/{revision}/restore', {
  POST: staff('Make a row what it was', {
    more: 'Its publication stays, and the restoring is a revision.',
    body: restoreSchema,
    answer: 'StoredRow',
    refusals: [409],
    work: ({ params: { resource, id, revision }, input: { updatedAt }, actor }) =>
      restoreRevision(resource, { id, revision, updatedAt }, actor),
  }),
});

export const trash = contractPerList('/api/admin/{resource}/trash', ({ name }) => ({
  GET: staff(`What was deleted in the last ${schemas.DAYS_IN_TRASH} days`, {
    more: 'The call for many rows restores and purges it.',
    query: schemas.trashQuerySchema,
    answer: ['Trashed'],
    work: ({ query }) => listTrash(name, query),
  }),
  DELETE: staff('Delete for good what was deleted until a moment', {
    query: schemas.emptyTrashSchema,
    answer: 'Changed',
    work: ({ query, actor }) => purgeAll(name, new Date(query.until), actor),
  }),
}));

export const uses = contract('/api/admin/{resource}/{id}/uses', {
  GET: staff('How many rows of other lists name a row', {
    answer: ['Use'],
    work: ({ params }) => listUses(params.resource, params.id),
  }),
});

export const restingOn = contract('/api/admin/{resource}/{id}/sources', {
  GET: staff('The sources that the facts of a row rest on', {
    answer: ['StoredSource'],
    work: ({ params }) => sourcesOfRow(params.resource, params.id),
  }),
});

export const merging = contract('/api/admin/{resource}/{id}/merge', {
  POST: staff('Give all that names a row to another, and delete it; its address leads there', {
    body: schemas.mergeSchema,
    answer: 'Changed',
    work: ({ params: { resource, id }, input: { into }, actor }) =>
      mergeRow(resource, { id, into, actor }),
  }),
});

export const presence = contract('/api/admin/{resource}/{id}/presence', {
  PUT: staff('Say that one has a row open, and hear who else has', {
    limit: 'presence',
    answer: 'Presence',
    work: (call) => forms.openRow(formOf(call)),
  }),
  DELETE: staff('Say that one has left a row', {
    limit: 'presence',
    answer: 'Success',
    work: (call) => forms.closeRow(formOf(call)),
  }),
});

/** The same for a row and, without an id in the address, for the row that is new. */
const drafts: Operations<{ resource: ResourceName; id?: string }> = {
  GET: staff('What oneself typed and has not saved', {
    answer: 'KeptDraft',
    work: (call) => forms.readDraft(formOf(call)),
  }),
  PUT: staff('Keep what was typed, whole or not', {
    more: 'Nothing is checked but its size and that the list has such fields.',
    limit: 'draft',
    body: schemas.draftSchema,
    answer: 'Success',
    work: (call) => forms.keepDraft(formOf(call), call.input),
  }),
  DELETE: staff('Forget what was typed', {
    limit: 'draft',
    answer: 'Success',
    work: (call) => forms.forgetDraft(formOf(call)),
  }),
};

export const draft = contract('/api/admin/{resource}/{id}/draft', drafts);

export const newDraft = contractPerList('/api/admin/{resource}/draft', () => drafts);

type Named = { resource: ResourceName; id?: string };

/** Whose form of which row. */
function formOf<P extends Named>({ params, user }: { params: P; user: { id: string } }) {
  const id: P['id'] = params.id;
  return { name: params.resource, id, userId: user.id };
}
