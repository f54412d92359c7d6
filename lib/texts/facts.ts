import { frenchMonth } from '@/lib/french/dates';

/** The month of the newest sources behind the texts: what came later is not in them. */
export const FACTS_CHECKED_IN = '2026-03';

/** Stands beside the figures that the specification fixes. */
export function figuresNote(figures: readonly string[]): string {
  const quoted = figures.map((figure) => `« ${figure} »`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0
    ? `${last} est un repère de présentation, pas une statistique.`
    : `${quoted.join(', ')} et ${last} sont des repères de présentation, pas des statistiques.`;
}

export function checkedLine(month: string): string {
  return `Informations vérifiées en ${frenchMonth(month)}.`;
}
