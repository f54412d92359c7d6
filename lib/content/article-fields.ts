import type { Prisma } from '@/prisma/generated/client';

/** Never the body, which makes a list of 10,000 rows 60 MB. */
export const cardSelect = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  metaDescription: true,
  author: true,
  imageUrl: true,
  publishedAt: true,
  readingTime: true,
  viewCount: true,
  likeCount: true,
  featured: true,
  categoryId: true,
  cityId: true,
  universityId: true,
  updatedAt: true,
  category: { select: { name: true, slug: true, color: true } },
  city: { select: { name: true, slug: true } },
} satisfies Prisma.ArticleSelect;

export const fullSelect = { ...cardSelect, content: true } satisfies Prisma.ArticleSelect;

type CardRow = Prisma.ArticleGetPayload<{ select: typeof cardSelect }>;
type FullRow = Prisma.ArticleGetPayload<{ select: typeof fullSelect }>;

type Flattened<Row extends CardRow> = Omit<Row, 'category' | 'city'> & {
  categoryName: string | null;
  categorySlug: string | null;
  categoryColor: string | null;
  cityName: string | null;
  citySlug: string | null;
};

export type ArticleCard = Flattened<CardRow>;
export type Article = Flattened<FullRow>;

export function flatten<Row extends CardRow>({ category, city, ...row }: Row): Flattened<Row> {
  return {
    ...row,
    categoryName: category?.name ?? null,
    categorySlug: category?.slug ?? null,
    categoryColor: category?.color ?? null,
    cityName: city?.name ?? null,
    citySlug: city?.slug ?? null,
  };
}
