import type { z } from 'zod';
import type { EntityName } from '@/lib/schemas/entities';

export type Method = 'get' | 'post' | 'put' | 'delete';

export type Operation = {
  summary: string;
  /** Staff are admins and editors. */
  access: 'anybody' | 'user' | 'staff' | 'admin';
  query?: z.ZodType;
  body?: z.ZodType;
  bodyType?: 'multipart/form-data' | 'text/plain' | 'text/csv';
  answer:
    | { status: 200 | 201; entity: EntityName; isList?: boolean }
    | { status: 200 | 202 | 302 | 303; description: string };
  /** Only those that do not follow from the other fields. */
  refusals?: number[];
};

export type Operations = Record<string, Partial<Record<Method, Operation>>>;
