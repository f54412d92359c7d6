import type { ResourceName } from '@/lib/resources/resource';
import { shorten } from '@/lib/french/typography';
import type { ArticleCard } from './article-fields';
import type { Category } from './categories';
import type { City } from './cities';
import type { University } from './universities';

export type Listed = {
  articles: ArticleCard;
  universities: University;
  categories: Category;
  cities: City;
};

/** What a list of the back-office shows of a row: `fields=card` asks for no more than this. */
const SHOWN = {
  articles: [
    ...(['id', 'title', 'slug', 'excerpt', 'author', 'publishedAt', 'featured'] as const),
    ...(['viewCount', 'likeCount', 'categoryName'] as const),
  ],
  universities: ['id', 'name', 'slug', 'description', 'cityName', 'websiteUrl', 'programCount'],
  categories: ['id', 'name', 'slug', 'description', 'color'],
  cities: ['id', 'name', 'slug', 'description'],
} as const satisfies { [K in ResourceName]: readonly (keyof Listed[K])[] };

type Shown<K extends ResourceName> = Extract<keyof Listed[K], (typeof SHOWN)[K][number]>;
export type ListCards = { [K in ResourceName]: Pick<Listed[K], Shown<K>> };

/** The two lines that a card has for it, on the widest screen. */
const LONGEST_TEXT = 300;
const CUT: readonly string[] = ['excerpt', 'description'];

export function listCard<K extends ResourceName>(name: K, row: Listed[K]): ListCards[K] {
  const shown = SHOWN[name] as readonly (keyof Listed[K] & string)[];
  return Object.fromEntries(
    shown.map((field) => {
      const value = row[field];
      const isCut = typeof value === 'string' && CUT.includes(field);
      return [field, isCut ? shorten(value, LONGEST_TEXT) : value];
    }),
  ) as ListCards[K];
}
