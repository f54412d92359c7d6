import { frenchMonth } from '@/lib/french/dates';

/** The month in which the texts of places were compared with their sources. */
export const FACTS_CHECKED_IN = '2026-11';

export function checkedLine(month: string): string {
  return `Informations vérifiées en ${frenchMonth(month)}.`;
}
