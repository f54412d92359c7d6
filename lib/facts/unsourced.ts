import type { Fact } from '@/lib/entities/evidence';
import { isPublicRow } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';
import { factNames, isOtherwise, unsaid } from './after-save';

type Fields = Record<string, unknown>;
type Facts = { sent: unknown; before?: Fields };

/** What readers would see without a source, when facts are sent that leave it out. */
export function unsourced(resource: Resource, row: Fields, { sent, before = {} }: Facts) {
  if (!isPublicRow(resource, row) || !isOtherwise({ facts: sent }, before)) return [];
  return unsaid(factNames(resource), row, sent as Fact[]).map((path) => ({
    path,
    message: 'No source says this',
  }));
}
