import type { Sent } from '@/components/admin/list/use-list';
import type { Letter as StoredLetter } from '@/lib/admin/letters/letters';

export type Letter = Sent<StoredLetter>;

export const LETTERS = '/api/admin/letters';
