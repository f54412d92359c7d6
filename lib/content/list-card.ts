import { shorten } from '@/lib/french/typography';
import { type entities, resources } from '@/lib/entities/registry';
import type { ResourceName } from '@/lib/entities/resource';
import type { ArticleCard } from './article-fields';
import type { Category } from './categories';
import type { City } from './cities';
import type { Call } from './masters/calls';
import type { KnownSource, Rule } from './masters/evidence';
import type { Establishment } from './masters/establishments';
import type { Programme } from './masters/programmes';
import type { University } from './universities';

export type Listed = {
  articles: ArticleCard;
  universities: University;
  categories: Category;
  cities: City;
  establishments: Establishment;
  programmes: Programme;
  calls: Call;
  sources: KnownSource;
  rules: Rule;
};

type Shown<K extends ResourceName> = Extract<keyof Listed[K], (typeof entities)[K]['card'][number]>;
export type ListCards = { [K in ResourceName]: Pick<Listed[K], Shown<K>> };

const LONGEST_TEXT = 300;
const CUT: readonly string[] = ['excerpt', 'description'];

export function listCard<K extends ResourceName>(name: K, row: Listed[K]): ListCards[K] {
  const fields = row as Record<string, unknown>;
  return Object.fromEntries(
    resources[name].card.map((field) => {
      const value = fields[field];
      const isCut = typeof value === 'string' && CUT.includes(field);
      return [field, isCut ? shorten(value, LONGEST_TEXT) : value];
    }),
  ) as ListCards[K];
}
