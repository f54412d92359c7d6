import 'server-only';
import { db } from '@/lib/db/connect/client';
import { lockRow } from '@/lib/db/statements/lock-row';
import { type ResourceInputs } from '@/lib/schemas/registry';
import { isPublished } from '@/lib/resources/published';
import type { ResourceName } from '@/lib/resources/resource';
import { type Store, type Table, createStore } from './store';

// The columns of each entity as the API answers them; timestamps of the row's making stay inside.
const omit = { createdAt: true } as const;

const articles: Table = {
  entity: 'article',
  read: (id) => db().article.findUnique({ where: { id }, omit }),
  lock: async (tx, id) => {
    await lockRow(tx, 'articles', id);
    return tx.article.findUnique({ where: { id }, omit });
  },
  create: (tx, data) => tx.article.create({ data: data as ResourceInputs['articles'], omit }),
  update: (tx, id, data) => tx.article.update({ where: { id }, data, omit }),
  remove: (tx, id) => tx.article.delete({ where: { id }, select: { id: true } }),
  isPublic: ({ publishedAt }) => isPublished({ publishedAt: publishedAt as Date | null }),
};

const universities: Table = {
  entity: 'university',
  read: (id) => db().university.findUnique({ where: { id }, omit }),
  lock: async (tx, id) => {
    await lockRow(tx, 'universities', id);
    return tx.university.findUnique({ where: { id }, omit });
  },
  create: (tx, data) =>
    tx.university.create({ data: data as ResourceInputs['universities'], omit }),
  update: (tx, id, data) => tx.university.update({ where: { id }, data, omit }),
  remove: (tx, id) => tx.university.delete({ where: { id }, select: { id: true } }),
  isPublic: () => true,
};

const categories: Table = {
  entity: 'category',
  read: (id) => db().category.findUnique({ where: { id }, omit }),
  lock: async (tx, id) => {
    await lockRow(tx, 'categories', id);
    return tx.category.findUnique({ where: { id }, omit });
  },
  create: (tx, data) => tx.category.create({ data: data as ResourceInputs['categories'], omit }),
  update: (tx, id, data) => tx.category.update({ where: { id }, data, omit }),
  remove: (tx, id) => tx.category.delete({ where: { id }, select: { id: true } }),
  isPublic: () => true,
};

const cities: Table = {
  entity: 'city',
  read: (id) => db().city.findUnique({ where: { id }, omit }),
  lock: async (tx, id) => {
    await lockRow(tx, 'cities', id);
    return tx.city.findUnique({ where: { id }, omit });
  },
  create: (tx, data) => tx.city.create({ data: data as ResourceInputs['cities'], omit }),
  update: (tx, id, data) => tx.city.update({ where: { id }, data, omit }),
  remove: (tx, id) => tx.city.delete({ where: { id }, select: { id: true } }),
  isPublic: () => true,
};

export const stores: Record<ResourceName, Store> = {
  articles: createStore(articles),
  universities: createStore(universities),
  categories: createStore(categories),
  cities: createStore(cities),
};
