import 'server-only';
import { type DirectoryQuality, readDirectoryQuality } from '@/lib/db/statements/directory-quality';
import { monthsBefore } from './filters';

export type { DirectoryQuality };

const LATELY_MONTHS = 12;

export function loadDirectoryQuality(now = new Date()): Promise<DirectoryQuality> {
  return readDirectoryQuality(now, monthsBefore(now, LATELY_MONTHS));
}
