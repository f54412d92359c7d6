import type { ResourceName } from '@/lib/entities/resource';

/** Articles are texts of many pages, and sources and rules too few, to be edited in a spreadsheet. */
export type TransferName = Exclude<ResourceName, 'articles' | 'sources' | 'rules'>;

/** Lists that a file is imported into. */
export type ImportName = TransferName | 'subscribers';

export function isTransferred(name: string): name is TransferName {
  return TRANSFERRED.some((one) => one === name);
}

export const TRANSFERRED: readonly TransferName[] = [
  'programmes',
  'establishments',
  'calls',
  'universities',
  'categories',
  'cities',
];
