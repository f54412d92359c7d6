import type { Resource } from '@/lib/resources/resource';
import { resources } from '@/lib/resources/registry';
import { storedName } from '@/lib/schemas/entities';
import {
  DAYS_IN_TRASH,
  draftSchemas,
  emptyTrashSchema,
  mergeSchema,
  trashQuerySchema,
} from '@/lib/schemas/keeping/input';
import { pageQuerySchema } from '@/lib/schemas/list-query';
import { restoreSchema } from '@/lib/schemas/moment';
import type { Operations } from './operation';

/** What was, and how it comes back. */
export const keepingOperations: Operations = Object.assign(
  {},
  ...Object.values(resources).flatMap((resource) => [
    revisions(resource),
    trash(resource),
    merging(resource),
    presence(resource),
    drafts(resource, `/api/admin/${resource.name}/draft`),
    drafts(resource, `/api/admin/${resource.name}/{id}/draft`),
  ]),
) as Operations;

function revisions({ name, noun, entity }: Resource): Operations {
  const path = `/api/admin/${name}/{id}/revisions`;
  return {
    [path]: {
      get: {
        summary: `What each save made of a row, newest first: ${noun}`,
        access: 'staff',
        query: pageQuerySchema,
        answer: { status: 200, entity: 'Revision', isList: true },
        refusals: [404],
      },
    },
    [`${path}/{revision}`]: {
      get: {
        summary: `Every field as a save left it, and as it was before: ${noun}`,
        access: 'staff',
        answer: { status: 200, entity: 'WholeRevision' },
        refusals: [404],
      },
    },
    [`${path}/{revision}/restore`]: {
      post: {
        summary: `Make a row what it was; its publication stays, and the restoring is a revision: ${noun}`,
        access: 'staff',
        body: restoreSchema,
        answer: { status: 200, entity: storedName(entity) },
        refusals: [404, 409],
      },
    },
  };
}

function trash({ name, section }: Resource): Operations {
  const list = section.label.toLowerCase();
  return {
    [`/api/admin/${name}/trash`]: {
      get: {
        summary: `What was deleted in the last ${DAYS_IN_TRASH} days; the bulk call restores and purges it: ${list}`,
        access: 'staff',
        query: trashQuerySchema,
        answer: { status: 200, entity: 'Trashed', isList: true },
      },
      delete: {
        summary: `Delete for good what was deleted until a moment: ${list}`,
        access: 'staff',
        query: emptyTrashSchema,
        answer: { status: 200, entity: 'Changed' },
      },
    },
  };
}

function merging({ name, noun }: Resource): Operations {
  return {
    [`/api/admin/${name}/{id}/uses`]: {
      get: {
        summary: `How many rows of other lists name a row: ${noun}`,
        access: 'staff',
        answer: { status: 200, entity: 'Use', isList: true },
      },
    },
    [`/api/admin/${name}/{id}/merge`]: {
      post: {
        summary: `Give all that names a row to another, and delete it; its address leads there: ${noun}`,
        access: 'staff',
        body: mergeSchema,
        answer: { status: 200, entity: 'Changed' },
        refusals: [404],
      },
    },
  };
}

function presence({ name, noun }: Resource): Operations {
  return {
    [`/api/admin/${name}/{id}/presence`]: {
      put: {
        summary: `Say that one has a row open, and hear who else has: ${noun}`,
        access: 'staff',
        answer: { status: 200, entity: 'Presence' },
        refusals: [404],
      },
      delete: {
        summary: `Say that one has left it: ${noun}`,
        access: 'staff',
        answer: { status: 200, entity: 'Success' },
        refusals: [404],
      },
    },
  };
}

function drafts({ name, noun }: Resource, path: string): Operations {
  const which = path.includes('{') ? noun : `${noun} that is new`;
  const done = { status: 200, entity: 'Success' } as const;
  return {
    [path]: {
      get: {
        summary: `What oneself typed and has not saved: ${which}`,
        access: 'staff',
        answer: { status: 200, entity: 'KeptDraft' },
        refusals: [404],
      },
      put: {
        summary: `Keep what was typed, whole or not; nothing is checked but its size: ${which}`,
        access: 'staff',
        body: draftSchemas[name],
        answer: done,
        refusals: [404],
      },
      delete: {
        summary: `Forget what was typed: ${which}`,
        access: 'staff',
        answer: done,
        refusals: [404],
      },
    },
  };
}
