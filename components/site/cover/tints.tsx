import { tintRules } from '@/lib/colour/color';

/**
 * The rule of the default colour is in the style sheet. React puts a <style> with a precedence into
 * the <head>, and the CSP names it by its hash.
 */
export function Tints({ colors }: { colors: readonly (string | null | undefined)[] }) {
  return tintRules(colors.filter((color) => color)).map((rule) => (
    <style key={rule} href={nameOf(rule)} precedence="tint">
      {rule}
    </style>
  ));
}

/** React keeps one element per name, however many parts of a page ask for the same colour. */
const nameOf = (rule: string) => rule.slice(1, rule.indexOf('{'));
