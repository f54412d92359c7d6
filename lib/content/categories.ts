import 'server-only';
import { categories } from '@/lib/entities/category';
import type { RowOf } from '@/lib/entities/entity';
import { readsOf } from './reading/public-rows';

export type Category = RowOf<typeof categories>;

const { list, get } = readsOf(categories);

export const listCategories = list;
export const getCategory = (slug: string) => get({ slug });
