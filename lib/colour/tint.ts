import { mix, readableOn, safeColor, textOn } from './color';

/** The grounds that text stands on; the same values as in app/(site)/globals.css (a test compares). */
export const PALETTE = {
  light: { paper: '#faf7f2', surface: '#f3eee5', ink: '#1f1b16', muted: '#5e564b' },
  dark: { paper: '#151310', surface: '#201d19', ink: '#f1ece3', muted: '#b3aa9c' },
} as const;

/** The share of a category's colour in its pale grounds; styles/cover.css mixes the same share. */
export const SOFT_SHARE = 0.1;

/** The whole text of a page's tint rules: the server lists a <style> of this form in the policy. */
export const TINT_RULES =
  /^(?:\.tint-[0-9a-f]{6}\{--tint:#[0-9a-f]{6};--on-tint:#[0-9a-f]{6};--tint-light:#[0-9a-f]{6};--tint-dark:#[0-9a-f]{6}\})+$/;

export function tintClass(color: string | null | undefined): string {
  return `tint-${safeColor(color).slice(1)}`;
}

/** One rule a distinct colour: the colour, the text on it, and its readable inks on pale grounds. */
export function tintRules(colors: readonly (string | null | undefined)[]): string[] {
  return [...new Set(colors.map(safeColor))].map(rule);
}

function rule(color: string): string {
  const light = readableOn(mix(PALETTE.light.surface, color, SOFT_SHARE), color);
  const dark = readableOn(mix(PALETTE.dark.surface, color, SOFT_SHARE), color);
  return `.${tintClass(color)}{--tint:${color};--on-tint:${textOn(color)};--tint-light:${light};--tint-dark:${dark}}`;
}
