import {
  closeRow,
  forgetDraft,
  keepDraft,
  openRow,
  readDraft,
} from '@/lib/admin/history/open-forms';
import { mergeRow } from '@/lib/admin/history/merge';
import { restoreRevision } from '@/lib/admin/history/restore';
import { listRevisions, readRevision } from '@/lib/admin/history/revisions';
import { listTrash, purgeAll } from '@/lib/admin/history/trash';
import { listUses, sourcesOfRow } from '@/lib/admin/history/references';
import type { ResourceName } from '@/lib/entities/resource';
import {
  DAYS_IN_TRASH,
  draftSchema,
  emptyTrashSchema,
  mergeSchema,
  trashQuerySchema,
} from '@/lib/entities/desk/history';
import { pageQuerySchema } from '@/lib/entities/fields/list-query';
import { restoreSchema } from '@/lib/entities/fields/moment';
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
  GET: staff(`What was deleted in the last ${DAYS_IN_TRASH} days`, {
    more: 'The call for many rows restores and purges it.',
    query: trashQuerySchema,
    answer: ['Trashed'],
    work: ({ query }) => listTrash(name, query),
  }),
  DELETE: staff('Delete for good what was deleted until a moment', {
    query: emptyTrashSchema,
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
    body: mergeSchema,
    answer: 'Changed',
    work: ({ params: { resource, id }, input: { into }, actor }) =>
      mergeRow(resource, { id, into, actor }),
  }),
});

export const presence = contract('/api/admin/{resource}/{id}/presence', {
  PUT: staff('Say that one has a row open, and hear who else has', {
    limit: 'presence',
    answer: 'Presence',
    work: ({ params: { resource: name, id }, user }) => openRow({ name, id, userId: user.id }),
  }),
  DELETE: staff('Say that one has left a row', {
    limit: 'presence',
    answer: 'Success',
    work: ({ params: { resource: name, id }, user }) => closeRow({ name, id, userId: user.id }),
  }),
});

/** The same for a row and, without an id in the address, for the row that is new. */
const drafts: Operations<{ resource: ResourceName; id?: string }> = {
  GET: staff('What oneself typed and has not saved', {
    answer: 'KeptDraft',
    work: ({ params: { resource: name, id }, user }) => readDraft({ name, id, userId: user.id }),
  }),
  PUT: staff('Keep what was typed, whole or not', {
    more: 'Nothing is checked but its size and that the list has such fields.',
    limit: 'draft',
    body: draftSchema,
    answer: 'Success',
    work: ({ params: { resource: name, id }, user, input }) =>
      keepDraft({ name, id, userId: user.id }, input),
  }),
  DELETE: staff('Forget what was typed', {
    limit: 'draft',
    answer: 'Success',
    work: ({ params: { resource: name, id }, user }) => forgetDraft({ name, id, userId: user.id }),
  }),
};

export const draft = contract('/api/admin/{resource}/{id}/draft', drafts);

export const newDraft = contractPerList('/api/admin/{resource}/draft', () => drafts);
