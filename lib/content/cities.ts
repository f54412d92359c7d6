import 'server-only';
import { cities } from '@/lib/entities/city';
import type { RowOf } from '@/lib/entities/entity';
import { readsOf } from './reading/public-rows';

export type City = RowOf<typeof cities>;

const { list, get } = readsOf(cities);

export const listCities = list;
export const getCity = (slug: string) => get({ slug });
export const getCityById = (id: string) => get({ id });
