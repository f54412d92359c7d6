import { articles } from '@/lib/entities/article';
import type { RowOf } from '@/lib/entities/entity';
import type { Prisma } from '@/prisma/generated/client';
import { publicSelect } from './reading/public-rows';

export const fullSelect = publicSelect<Prisma.ArticleSelect>(articles);

/** Never the body, which makes a list of 10,000 rows 60 MB. */
export const cardSelect = { ...fullSelect, content: false };

export type Article = RowOf<typeof articles>;
export type ArticleCard = Omit<Article, 'content'>;
