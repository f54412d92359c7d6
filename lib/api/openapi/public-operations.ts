import type { z } from 'zod';
import { eventPayload } from '@/lib/events/event';
import { contactRequestSchema } from '@/lib/schemas/contact';
import { resources } from '@/lib/resources/registry';
import { type EntityName, listedName } from '@/lib/schemas/entities';
import { cardQuerySchema } from '@/lib/schemas/list-query';
import { listQueries } from '@/lib/schemas/masters/list-queries';
import { proposalSchema } from '@/lib/schemas/masters/proposal';
import { newsletterSchema } from '@/lib/schemas/newsletter';
import type { Operation, Operations } from './operation';

export const publicOperations: Operations = {
  ...Object.fromEntries(
    Object.values(resources).map(({ name, listSummary, entity }) => [
      `/api/${name}`,
      { get: list(listSummary, listedName(entity), listQueries[name]) },
    ]),
  ),
  '/api/articles/featured': { get: articles('Featured articles, newest first') },
  '/api/articles/popular': { get: articles('Articles, most read first') },
  '/api/articles/slug/{slug}': { get: one('One article', 'Article') },
  '/api/articles/city/{cityId}': { get: articles('The articles of a city', [404]) },
  '/api/articles/university/{universityId}': {
    get: articles('The articles of a university', [404]),
  },
  '/api/universities/slug/{slug}': { get: one('One university', 'University') },
  '/api/cities/slug/{slug}': { get: one('One city by its slug', 'City') },
  '/api/cities/{cityId}': { get: one('One city by its id', 'City') },
  '/api/programmes/slug/{slug}': { get: one('One master', 'Programme') },
  '/api/newsletter/subscribe': {
    post: {
      summary: 'Subscribe to the newsletter; a known address is answered like a new one',
      access: 'anybody',
      body: newsletterSchema,
      answer: { status: 200, entity: 'Success' },
      refusals: [403, 429],
    },
  },
  '/api/proposals': {
    post: {
      summary: 'Tell the team what is wrong or missing in the directory; staff decide on it',
      access: 'anybody',
      body: proposalSchema,
      answer: { status: 200, entity: 'Success' },
      refusals: [403, 429],
    },
  },
  '/api/contact': {
    post: {
      summary: 'Send a message to the team by mail; nothing of it is stored',
      access: 'anybody',
      body: contactRequestSchema,
      answer: { status: 200, entity: 'Success' },
      refusals: [403, 503],
    },
  },
  '/api/event': {
    post: {
      summary: 'Count an event, in the format of Plausible; sent as JSON or as plain text',
      access: 'anybody',
      body: eventPayload,
      bodyType: 'text/plain',
      answer: { status: 202, description: 'ok; X-Plausible-Dropped when it does not count' },
      refusals: [403],
    },
  },
  '/api/auth/user': {
    get: {
      summary: 'The signed-in user',
      access: 'user',
      answer: { status: 200, entity: 'User' },
    },
  },
  '/api/login': { get: navigation('Leads to the identity provider') },
  '/api/logout': {
    get: navigation('Signs out and leads home; from another site, leads to a page that asks first'),
    post: {
      summary: 'Signs out and leads home',
      access: 'anybody',
      answer: { status: 303, description: 'A redirection' },
      refusals: [403],
    },
  },
  '/api/openapi.json': {
    get: {
      summary: 'This document',
      access: 'anybody',
      answer: { status: 200, description: 'An OpenAPI 3.1 document' },
    },
  },
};

function list(summary: string, entity: EntityName, query: z.ZodType): Operation {
  return {
    summary,
    access: 'anybody',
    query,
    answer: { status: 200, entity, isList: true },
  };
}

function articles(summary: string, refusals?: number[]): Operation {
  return { ...list(summary, 'ListedArticle', cardQuerySchema), refusals };
}

function one(summary: string, entity: EntityName): Operation {
  return { summary, access: 'anybody', answer: { status: 200, entity }, refusals: [404] };
}

function navigation(summary: string): Operation {
  return { summary, access: 'anybody', answer: { status: 302, description: 'A redirection' } };
}
