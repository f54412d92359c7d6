import type { ArticleCard } from '@/lib/content/article-fields';
import type { Category } from '@/lib/content/categories';
import type { City } from '@/lib/content/cities';
import type { University } from '@/lib/content/universities';
import type { ResourceName } from '@/lib/resources/resource';

/** A row as JSON carries it: dates are texts. */
export type Sent<T> = { [K in keyof T]: Dated<T[K]> };
type Dated<V> = V extends Date ? string : V;

export type Rows = {
  articles: Sent<ArticleCard>;
  universities: Sent<University>;
  categories: Sent<Category>;
  cities: Sent<City>;
};

export type Row = Rows[ResourceName];

export function rowName(row: Row): string {
  return 'title' in row ? row.title : row.name;
}
