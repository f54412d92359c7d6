import { ColorRule } from '@/components/ui/color-rule';
import { tintRules } from '@/lib/colour/tint';

/** The rules behind the `tintClass` of these colours; the default colour is in the style sheet. */
export function Tints({ colors }: { colors: readonly (string | null | undefined)[] }) {
  const rules = tintRules(colors.filter((color) => color));
  return rules ? <ColorRule rules={rules} /> : null;
}
