import { getArticle } from '@/lib/content/articles';
import { getCity, getCityById } from '@/lib/content/cities';
import { pageArticles } from '@/lib/content/lists';
import { getProgramme } from '@/lib/content/masters/programmes';
import { getUniversity } from '@/lib/content/universities';
import { cardQuerySchema } from '@/lib/schemas/list-query';
import { anybody, contract, reader } from '../contract';

export const featuredArticles = contract('/api/articles/featured', {
  GET: reader('Featured articles, newest first', {
    query: cardQuerySchema,
    answer: ['ListedArticle'],
    work: ({ query, reader }) => pageArticles('featured', query, reader),
  }),
});

export const popularArticles = contract('/api/articles/popular', {
  GET: reader('Articles, most read first', {
    query: cardQuerySchema,
    answer: ['ListedArticle'],
    work: ({ query, reader }) => pageArticles('popular', query, reader),
  }),
});

export const articlesOfCity = contract('/api/articles/city/{cityId}', {
  GET: reader('The articles of a city', {
    query: cardQuerySchema,
    answer: ['ListedArticle'],
    work: ({ params, query, reader }) => pageArticles(params, query, reader),
  }),
});

export const articlesOfUniversity = contract('/api/articles/university/{universityId}', {
  GET: reader('The articles of a university', {
    query: cardQuerySchema,
    answer: ['ListedArticle'],
    work: ({ params, query, reader }) => pageArticles(params, query, reader),
  }),
});

export const article = contract('/api/articles/slug/{slug}', {
  GET: reader('One article', {
    answer: 'Article',
    work: ({ params, reader }) => getArticle(params.slug, reader),
  }),
});

export const programme = contract('/api/programmes/slug/{slug}', {
  GET: reader('One master', {
    answer: 'Programme',
    work: ({ params, reader }) => getProgramme(params.slug, reader),
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
