import {
  deleteRedirect,
  listFormer,
  listMissing,
  listRedirects,
  saveRedirect,
} from '@/lib/admin/addresses';
import {
  formerListSchema,
  missingListSchema,
  redirectListSchema,
  redirectSchema,
} from '@/lib/entities/addresses/redirect';
import { contract, staff } from '../contract';

export const redirects = contract('/api/admin/addresses/redirects', {
  GET: staff('Redirects made by hand, from a path of the site to another', {
    query: redirectListSchema,
    answer: ['Redirect'],
    work: ({ query }) => listRedirects(query),
  }),
  POST: staff('Redirect an address where no page is; a target that leads on is followed', {
    body: redirectSchema,
    answer: 'Redirect',
    status: 201,
    refusals: [409],
    work: ({ input, actor }) => saveRedirect(input, actor),
  }),
});

export const redirect = contract('/api/admin/addresses/redirects/{id}', {
  PUT: staff('Replace a redirect', {
    body: redirectSchema,
    answer: 'Redirect',
    refusals: [409],
    work: ({ params, input, actor }) => saveRedirect(input, actor, params.id),
  }),
  DELETE: staff('Delete a redirect', {
    answer: 'Success',
    work: ({ params, actor }) => deleteRedirect(params.id, actor),
  }),
});

export const formerAddresses = contract('/api/admin/addresses/former', {
  GET: staff('Old addresses of pages that were renamed or deleted, and where they lead today', {
    query: formerListSchema,
    answer: ['FormerAddress'],
    work: ({ query }) => listFormer(query),
  }),
});

export const missingAddresses = contract('/api/admin/addresses/missing', {
  GET: staff('Addresses without a page that readers met, most often first; counts alone', {
    query: missingListSchema,
    answer: ['MissingAddress'],
    work: ({ query }) => listMissing(query),
  }),
});
