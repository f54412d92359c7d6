import { z } from 'zod';
import { SITE_NAME } from '@/lib/site';
import { entitySchemas } from '@/lib/schemas/entities';
import { adminOperations } from './admin-operations';
import type { Operation, Operations } from './operation';
import { publicOperations } from './public-operations';

export const operations: Operations = { ...publicOperations, ...adminOperations };

const REFUSALS: Record<number, string> = {
  400: 'The body is not JSON, or not the form that was expected',
  401: 'Nobody is signed in; the message is exactly Unauthorized',
  403: 'Not of the staff, an editor where only admins may, from another site, or against oneself',
  404: 'There is no such thing',
  409: 'The slug is taken, someone else saved meanwhile, or the last admin would go',
  413: 'The body is too large',
  415: 'The body is sent as another type',
  422: 'Some fields or parameters are not valid, as the issues tell',
  429: 'Too many requests; Retry-After tells when to come back',
  503: 'Not available just now; nothing was done',
};

export function openApiDocument() {
  return {
    openapi: '3.1.0',
    info: { title: SITE_NAME, version: '1.0.0' },
    servers: [{ url: '/' }],
    paths: Object.fromEntries(
      Object.entries(operations).map(([path, methods]) => [
        path,
        Object.fromEntries(
          Object.entries(methods).map(([method, operation]) => [
            method,
            describe(path, method, operation),
          ]),
        ),
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        Object.entries(entitySchemas).map(([name, schema]) => [name, jsonSchema(schema, 'output')]),
      ),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'next-auth.session-token' },
      },
    },
  };
}

export function refusalsOf(operation: Operation): number[] {
  const { access, body, query, refusals = [] } = operation;
  return [
    ...new Set([
      ...(access === 'anybody' ? [] : [401]),
      ...(access === 'admin' || access === 'staff' ? [403] : []),
      ...(body ? [400, 413, 415, 422] : []),
      ...(query ? [422] : []),
      ...refusals,
      429,
    ]),
  ].toSorted((one, other) => one - other);
}

function describe(path: string, method: string, operation: Operation) {
  const { answer, body, query } = operation;
  const parameters = [...pathParameters(path), ...queryParameters(query)];
  return {
    operationId: `${method}${path.replaceAll(/[^a-zA-Z]+(\w)/g, (_, letter) => letter.toUpperCase())}`,
    summary: operation.summary,
    ...(operation.access === 'anybody' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: requestBody(body, operation.bodyType) } : {}),
    responses: {
      [answer.status]: success(answer),
      ...Object.fromEntries(
        refusalsOf(operation).map((status) => [
          status,
          { description: REFUSALS[status], content: json(reference('Error')) },
        ]),
      ),
      default: { description: 'Something went wrong', content: json(reference('Error')) },
    },
  };
}

function requestBody(body: z.ZodType, type = 'application/json') {
  return { required: true, content: { [type]: { schema: jsonSchema(body, 'input') } } };
}

function success(answer: Operation['answer']) {
  if ('description' in answer) return { description: answer.description };
  const schema = reference(answer.entity);
  if (!answer.isList) return { description: 'Done', content: json(schema) };
  return {
    description: 'The list',
    headers: {
      'X-Total-Count': { schema: { type: 'integer' }, description: 'Rows of the whole list' },
      Link: { schema: { type: 'string' }, description: 'The next part, when there is one' },
    },
    content: json({ type: 'array', items: schema }),
  };
}

function pathParameters(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'slug' ? { type: 'string' } : { type: 'string', format: 'uuid' },
  }));
}

function queryParameters(query: z.ZodType | undefined) {
  if (!query) return [];
  const { properties = {} } = jsonSchema(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', schema }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ 'application/json': { schema } });
