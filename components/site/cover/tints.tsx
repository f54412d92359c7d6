import { tintRules } from '@/lib/colour/tint';
import { TintRules } from './tint-rules';

/** The rule of the default colour is in the style sheet. */
export function Tints({ colors }: { colors: readonly (string | null | undefined)[] }) {
  const rules = tintRules(colors.filter((color) => color));
  return rules.length > 0 ? <TintRules rules={rules} /> : null;
}
