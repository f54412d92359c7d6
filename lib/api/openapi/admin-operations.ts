import { z } from 'zod';
import type { Resource } from '@/lib/resources/resource';
import { resources } from '@/lib/resources/registry';
import { type EntityName, storedName } from '@/lib/schemas/entities';
import { previewSchema } from '@/lib/schemas/article';
import { LARGEST_IMPORT, importQuerySchema } from '@/lib/transfer/report';
import { auditQuerySchema } from '@/lib/schemas/keeping/input';
import { linksSchema } from '@/lib/schemas/keeping/links';
import { listQueries } from '@/lib/schemas/masters/list-queries';
import {
  subscriberListSchema,
  userAdminSchema,
  userEditorSchema,
  userListSchema,
} from '@/lib/schemas/people';
import { resourceSchemas } from '@/lib/schemas/registry';
import { siteSettingsSchema } from '@/lib/publisher/schema';
import { type ImportName, TRANSFERRED, type TransferName } from '@/lib/transfer/transferred';
import { addressOperations } from './address-operations';
import { deskOperations } from './desk-operations';
import { keepingOperations } from './keeping-operations';
import { letterOperations } from './letter-operations';
import { mediaOperations } from './media-operations';
import type { Operation, Operations } from './operation';

const SUCCESS = { status: 200, entity: 'Success' } as const;

export const adminOperations: Operations = {
  ...Object.assign({}, ...Object.values(resources).map(crud)),
  ...Object.assign({}, ...TRANSFERRED.map(transfer)),
  ...importOperation('subscribers'),
  ...mediaOperations,
  '/api/admin/preview': {
    post: {
      summary: 'A text as its public page will show it; nothing is stored',
      access: 'staff',
      body: previewSchema,
      answer: { status: 200, entity: 'Preview' },
    },
  },
  '/api/admin/links': {
    post: {
      summary: 'Where the links of a text lead: of other sites, when they were last tried',
      access: 'staff',
      body: linksSchema,
      answer: { status: 200, entity: 'CheckedLinks' },
    },
  },
  ...deskOperations,
  ...keepingOperations,
  ...letterOperations,
  ...addressOperations,
  '/api/admin/users': {
    get: list('Everybody who ever signed in, newest first', 'User', userListSchema),
  },
  '/api/admin/users/{id}': { delete: removal('Delete a user; never oneself') },
  '/api/admin/users/{id}/admin': {
    put: {
      summary: 'Make a user an admin, or no more; isAdmin is the new value',
      access: 'admin',
      body: userAdminSchema,
      answer: { status: 200, entity: 'User' },
      refusals: [404, 409],
    },
  },
  '/api/admin/users/{id}/editor': {
    put: {
      summary: 'Make a user an editor, or no more; isEditor is the new value',
      access: 'admin',
      body: userEditorSchema,
      answer: { status: 200, entity: 'User' },
      refusals: [404, 409],
    },
  },
  '/api/admin/newsletter': {
    get: list('All subscribers, active ones first', 'Subscriber', subscriberListSchema),
  },
  '/api/admin/newsletter/export': {
    get: {
      summary: 'All subscribers as CSV; the audit log tells who took it',
      access: 'admin',
      answer: { status: 200, description: 'A CSV file' },
    },
  },
  '/api/admin/newsletter/{id}': { delete: removal('Delete a subscriber') },
  '/api/admin/settings': {
    get: {
      summary: 'Who publishes the site; what is not filled in is null',
      access: 'admin',
      answer: { status: 200, entity: 'SiteSettings' },
    },
    put: {
      summary: 'Replace what is said of the publisher; a field that is absent becomes null',
      access: 'admin',
      body: siteSettingsSchema,
      answer: { status: 200, entity: 'SiteSettings' },
      refusals: [409],
    },
  },
  '/api/admin/jobs': {
    get: {
      summary: 'What the site does by itself: what waits, runs and failed',
      access: 'admin',
      answer: { status: 200, entity: 'Job', isList: true },
    },
  },
  '/api/admin/audit': {
    get: list('Who changed what, newest first', 'AuditEntry', auditQuerySchema),
  },
};

function crud({ name, noun, entity: shown }: Resource): Operations {
  const write = {
    access: 'staff',
    body: resourceSchemas[name],
  } as const;
  const entity = storedName(shown);
  return {
    [`/api/admin/${name}`]: {
      post: {
        ...write,
        summary: `Create: ${noun}`,
        answer: { status: 201, entity },
        refusals: [409],
      },
    },
    [`/api/admin/${name}/{id}`]: {
      get: {
        summary: `The whole of one row, drafts included: ${noun}`,
        access: 'staff',
        answer: { status: 200, entity },
        refusals: [404],
      },
      put: {
        ...write,
        summary: `Replace: ${noun}; an optional field that is absent takes its default, publishedAt stays`,
        answer: { status: 200, entity },
        refusals: [404, 409],
      },
      delete: removal(`Delete: ${noun}`, 'staff'),
    },
  };
}

function transfer(name: TransferName): Operations {
  return {
    ...importOperation(name),
    [`/api/admin/export/${name}`]: {
      get: {
        summary: 'All rows of a list, in the form that the import reads',
        access: 'staff',
        query: listQueries[name],
        answer: { status: 200, description: 'A CSV file' },
      },
    },
  };
}

function importOperation(name: ImportName): Operations {
  return {
    [`/api/admin/import/${name}`]: {
      post: {
        summary:
          'Say what a CSV file would change; with the plan of that answer, change it. Also takes application/gzip. Each line of the answer tells how far it is; the last is the report, or why nothing was written',
        access: name === 'subscribers' ? 'admin' : 'staff',
        query: importQuerySchema,
        body: z.string().max(LARGEST_IMPORT),
        bodyType: 'text/csv',
        answer: { status: 200, description: 'Lines of JSON' },
      },
    },
  };
}

function list(summary: string, entity: EntityName, query: z.ZodType): Operation {
  return {
    summary,
    access: 'admin',
    query,
    answer: { status: 200, entity, isList: true },
  };
}

function removal(summary: string, access: Operation['access'] = 'admin'): Operation {
  return { summary, access, answer: SUCCESS, refusals: [404, 409] };
}
