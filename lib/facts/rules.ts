import { NATIONAL_KINDS, choiceValues } from '@/lib/entities/choices';
import type { Rule } from '@/lib/entities/rule';

export type GeneralRule = Pick<Rule, 'field' | 'text' | 'sector' | 'kind' | 'rhythm'>;
export type Ruled = { kind: string; rhythm: string | null; universityStatus: string | null };

const RHYTHMS: readonly string[] = choiceValues('rhythm');

const SECTORS: Record<string, readonly string[]> = {
  public: ['publique'],
  private: ['privee', 'partenariat'],
};

/** What readers see of a field that no source tells. It is never a fact of the master. */
export function ruleText(
  field: string,
  master: Ruled,
  rules: readonly GeneralRule[],
): string | null {
  const fields = field === 'feeAmount' ? [field, FREE] : [field];
  const texts = rules
    .filter((rule) => fields.includes(rule.field) && isFor(rule, master))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(({ text }) => text);
  return texts.length > 0 ? `Règle générale : ${texts.join(' ; ')}` : null;
}

/** What holds full time is what most readers want to know. */
const placeOf = ({ rhythm }: GeneralRule) => RHYTHMS.indexOf(rhythm ?? '');

const FREE = 'feeFree';

/** The rules by which masters are free. */
export const freeRules = (rules: readonly GeneralRule[]) =>
  rules.filter(({ field }) => field === FREE);

/**
 * Which masters a rule is about; null is any. A rule for all kinds is one for national diplomas:
 * what a school gives in its own name is its own affair.
 */
export function scopeOf({ sector, kind, rhythm }: GeneralRule) {
  return {
    statuses: sector === null ? null : (SECTORS[sector] ?? []),
    kinds: kind === null ? NATIONAL_KINDS : [kind],
    rhythm,
  };
}

/** Of a master whose rhythm is unknown the rules for each are told, since their texts name it. */
export function isFor(rule: GeneralRule, master: Ruled): boolean {
  const { statuses, kinds, rhythm } = scopeOf(rule);
  const own = rhythmOf(master);
  return (
    (statuses === null || statuses.includes(master.universityStatus ?? '')) &&
    kinds.includes(master.kind) &&
    (rhythm === null || own === null || own === rhythm)
  );
}

/** Some kinds name their rhythm. */
export const rhythmOf = ({ kind, rhythm }: Pick<Ruled, 'kind' | 'rhythm'>) =>
  kind === 'master-temps-amenage' ? 'temps-amenage' : rhythm;
