import {
  formerListSchema,
  missingListSchema,
  redirectListSchema,
  redirectSchema,
} from '@/lib/schemas/addresses/redirect';
import type { Operations } from './operation';

const access = 'staff';
const redirect = { status: 200, entity: 'Redirect' } as const;

export const addressOperations: Operations = {
  '/api/admin/addresses/redirects': {
    get: {
      summary: 'Redirects made by hand, from a path of the site to another',
      access,
      query: redirectListSchema,
      answer: { ...redirect, isList: true },
    },
    post: {
      summary: 'Redirect an address where no page is; a target that leads on is followed',
      access,
      body: redirectSchema,
      answer: { status: 201, entity: 'Redirect' },
      refusals: [409],
    },
  },
  '/api/admin/addresses/redirects/{id}': {
    put: {
      summary: 'Replace: redirect',
      access,
      body: redirectSchema,
      answer: redirect,
      refusals: [404, 409],
    },
    delete: {
      summary: 'Delete: redirect',
      access,
      answer: { status: 200, entity: 'Success' },
      refusals: [404],
    },
  },
  '/api/admin/addresses/former': {
    get: {
      summary: 'Old addresses of pages that were renamed or deleted, and where they lead today',
      access,
      query: formerListSchema,
      answer: { status: 200, entity: 'FormerAddress', isList: true },
    },
  },
  '/api/admin/addresses/missing': {
    get: {
      summary: 'Addresses without a page that readers met, most often first; counts alone',
      access,
      query: missingListSchema,
      answer: { status: 200, entity: 'MissingAddress', isList: true },
    },
  },
};
