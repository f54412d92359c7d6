import type { z } from 'zod';
import type { EntityName } from '@/lib/schemas/entities';

export type Method = 'get' | 'post' | 'put' | 'delete';

export type Operation = {
  summary: string;
  /** Who may make it; what is refused to others follows from it. */
  access: 'anybody' | 'user' | 'admin';
  query?: z.ZodType;
  body?: z.ZodType;
  bodyType?: 'multipart/form-data' | 'text/plain';
  answer:
    | { status: 200 | 201; entity: EntityName; isList?: boolean }
    | { status: 200 | 202 | 302 | 303; description: string };
  /** Refusals beside those that follow from the rest. */
  refusals?: number[];
};

export type Operations = Record<string, Partial<Record<Method, Operation>>>;
