import { z } from 'zod';
import { getArticle } from '@/lib/content/articles';
import { getCity, getCityById, getUniversity } from '@/lib/content/places';
import { pageArticles } from '@/lib/content/lists';
import { factsOfMasters } from '@/lib/content/masters/claims';
import { getProgramme } from '@/lib/content/masters/programmes';
import { cardQuerySchema } from '@/lib/entities/fields/list-query';
import { type Operations, anybody, contract, reader } from '../contract';

export const featuredArticles = contract(
  '/api/articles/featured',
  articles('Featured articles, newest first', () => 'featured'),
);

export const popularArticles = contract(
  '/api/articles/popular',
  articles('Articles, most read first', () => 'popular'),
);

export const articlesOfCity = contract(
  '/api/articles/city/{cityId}',
  articles('The articles of a city', ({ cityId }) => ({ cityId })),
);

export const articlesOfUniversity = contract(
  '/api/articles/university/{universityId}',
  articles('The articles of a university', ({ universityId }) => ({ universityId })),
);

export const article = contract('/api/articles/slug/{slug}', {
  GET: reader('One article', {
    answer: 'Article',
    work: ({ params, reader }) => getArticle(params.slug, reader),
  }),
});

export const programme = contract('/api/programmes/slug/{slug}', {
  GET: reader('One master', {
    more: 'With faits=1 also what each of its sources says, and what that is worth today.',
    query: z.strictObject({ faits: z.literal('1').optional() }),
    answer: 'Programme',
    work: async ({ params, query, reader }) => {
      const master = await getProgramme(params.slug, reader);
      if (!master || !query.faits) return master;
      const [facts] = await factsOfMasters([master]);
      return { ...master, facts };
    },
  }),
});

export const university = contract('/api/universities/slug/{slug}', {
  GET: anybody('One university', {
    answer: 'University',
    work: ({ params }) => getUniversity(params.slug),
  }),
});

export const city = contract('/api/cities/slug/{slug}', {
  GET: anybody('One city by its slug', {
    answer: 'City',
    work: ({ params }) => getCity(params.slug),
  }),
});

export const cityById = contract('/api/cities/{cityId}', {
  GET: anybody('One city by its id', {
    answer: 'City',
    work: ({ params }) => getCityById(params.cityId),
  }),
});

function articles<Params>(
  summary: string,
  chosenBy: (params: Params) => Parameters<typeof pageArticles>[0],
): Operations<Params> {
  return {
    GET: reader(summary, {
      query: cardQuerySchema,
      answer: ['ListedArticle'],
      work: ({ params, query, reader }) => pageArticles(chosenBy(params), query, reader),
    }),
  };
}
