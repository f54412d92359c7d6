import * as stored from '@/lib/admin/addresses';
import * as schemas from '@/lib/entities/addresses/redirect';
import { contract, staff } from '../contract';

export const redirects = contract('/api/admin/addresses/redirects', {
  GET: staff('Redirects made by hand, from a path of the site to another', {
    query: schemas.redirectListSchema,
    answer: ['Redirect'],
    work: ({ query }) => stored.listRedirects(query),
  }),
  POST: staff('Redirect an address where no page is; a target that leads on is followed', {
    body: schemas.redirectSchema,
    answer: 'Redirect',
    status: 201,
    refusals: [409],
    work: ({ input, actor }) => stored.saveRedirect(input, actor),
  }),
});

export const redirect = contract('/api/admin/addresses/redirects/{id}', {
  PUT: staff('Replace a redirect', {
    body: schemas.redirectSchema,
    answer: 'Redirect',
    refusals: [409],
    work: ({ params, input, actor }) => stored.saveRedirect(input, actor, params.id),
  }),
  DELETE: staff('Delete a redirect', {
    answer: 'Success',
    work: ({ params, actor }) => stored.deleteRedirect(params.id, actor),
  }),
});

export const formerAddresses = contract('/api/admin/addresses/former', {
  GET: staff('Old addresses of pages that were renamed or deleted, and where they lead today', {
    query: schemas.formerListSchema,
    answer: ['FormerAddress'],
    work: ({ query }) => stored.listFormer(query),
  }),
});

export const missingAddresses = contract('/api/admin/addresses/missing', {
  GET: staff('Addresses without a page that readers met, most often first; counts alone', {
    query: schemas.missingListSchema,
    answer: ['MissingAddress'],
    work: ({ query }) => stored.listMissing(query),
  }),
});
