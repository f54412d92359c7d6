import { NATIONAL_KINDS, choiceValues } from '@/lib/entities/choices';
import type { Programme } from '@/lib/entities/programme';
import type { Rule } from '@/lib/entities/rule';

export type GeneralRule = Pick<Rule, 'field' | 'text' | 'sector' | 'kind' | 'rhythm'>;
type Ruled = Pick<Programme, 'kind' | 'rhythm' | 'universityStatus'>;

const RHYTHMS: readonly string[] = choiceValues('rhythm');

const SECTORS: Record<string, readonly (string | null)[]> = {
  public: ['publique'],
  private: ['privee', 'partenariat'],
};

/** What readers see of a field that no source tells. It is never a fact of the master. */
export function ruleText(
  field: string,
  master: Ruled,
  rules: readonly GeneralRule[],
): string | null {
  const texts = rules
    .filter((rule) => rule.field === field && isFor(rule, master))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ text }) => text);
  return texts.length > 0 ? `Règle générale : ${texts.join(' ; ')}` : null;
}

/** What holds full time is what most readers want to know. */
const placeOf = ({ rhythm }: GeneralRule) => RHYTHMS.indexOf(rhythm ?? '');

/**
 * A rule for all kinds is one for national diplomas: what a school gives in its own name is its own
 * affair. Of a master whose rhythm is unknown the rules for each are told, since their texts name it.
 */
function isFor({ sector, kind, rhythm }: GeneralRule, master: Ruled): boolean {
  const own = master.kind === 'master-temps-amenage' ? 'temps-amenage' : master.rhythm;
  return (
    (sector === null || SECTORS[sector]?.includes(master.universityStatus) === true) &&
    (kind === null ? NATIONAL_KINDS.includes(master.kind) : kind === master.kind) &&
    (rhythm === null || own === null || own === rhythm)
  );
}
