import { isResourceName } from '@/lib/resources/registry';
import type { ResourceName } from '@/lib/resources/resource';
import { notFound } from './errors';

export function requireResource(params: { resource?: string }): ResourceName {
  const name = params.resource ?? '';
  if (!isResourceName(name)) throw notFound();
  return name;
}
