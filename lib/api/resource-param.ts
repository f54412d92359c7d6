import { isResourceName } from '@/lib/resources/registry';
import type { ResourceName } from '@/lib/resources/resource';
import { notFound } from '@/lib/process/http-error';

export function requireResource(params: { resource?: string }): ResourceName {
  const name = params.resource ?? '';
  if (!isResourceName(name)) throw notFound();
  return name;
}
