import { entities } from '@/lib/entities/registry';
import { changeMany } from '@/lib/admin/bulk';
import { summarise } from '@/lib/admin/list-summary';
import { stores } from '@/lib/admin/store';
import { listResource } from '@/lib/content/lists';
import { listedName, storedName } from '@/lib/api/answers';
import { bulkSchema } from '@/lib/entities/fields/list-query';
import { listQueries } from '@/lib/entities/list-queries';
import { contractPerList, reader, staff } from '../contract';

export const list = contractPerList('/api/{resource}', ({ name, listSummary, entity }) => ({
  GET: reader(listSummary, {
    query: listQueries[name],
    answer: [listedName(entity)],
    work: ({ query, reader }) => listResource(name, query, reader),
  }),
}));

export const rows = contractPerList('/api/admin/{resource}', ({ name, entity }) => ({
  POST: staff('Create', {
    body: entities[name].schema,
    answer: storedName(entity),
    status: 201,
    refusals: [409],
    work: ({ input, actor }) => stores[name].create(input, actor),
  }),
}));

export const row = contractPerList('/api/admin/{resource}/{id}', ({ name, entity }) => ({
  GET: staff('The whole of one row, drafts included', {
    answer: storedName(entity),
    work: ({ params }) => stores[name].read(params.id),
  }),
  PUT: staff('Replace', {
    more: 'An optional field that is absent takes its default, publishedAt stays.',
    body: entities[name].schema,
    answer: storedName(entity),
    refusals: [409],
    work: ({ params, input, actor }) => stores[name].update(params.id, input, actor),
  }),
  DELETE: staff('Delete', {
    answer: 'Success',
    refusals: [409],
    work: ({ params, actor }) => stores[name].remove(params.id, actor),
  }),
}));

export const bulk = contractPerList('/api/admin/{resource}/bulk', ({ name }) => ({
  POST: staff('One action for many rows, all or none', {
    body: bulkSchema,
    answer: 'ChangedRows',
    refusals: [409],
    work: ({ input, actor }) => changeMany(name, input, actor),
  }),
}));

export const summary = contractPerList('/api/admin/{resource}/summary', ({ name }) => ({
  GET: staff('How many rows the list has, and what it can be narrowed by', {
    answer: 'ListSummary',
    work: () => summarise(name),
  }),
}));
