import { mix, readableOn, safeColor, textOn } from './color';

/** The same values as in app/(site)/globals.css; a test compares them. */
export const PALETTE = {
  light: { paper: '#faf7f2', surface: '#f3eee5', ink: '#1f1b16', muted: '#5e564b' },
  dark: { paper: '#151310', surface: '#201d19', ink: '#f1ece3', muted: '#b3aa9c' },
} as const;

/** styles/cover.css mixes the same share. */
export const SOFT_SHARE = 0.1;

/** The server allows only a <style> of exactly this form in the Content-Security-Policy. */
export const TINT_RULES =
  /^(?:\.tint-[0-9a-f]{6}\{--tint:#[0-9a-f]{6};--on-tint:#[0-9a-f]{6};--tint-light:#[0-9a-f]{6};--tint-dark:#[0-9a-f]{6}\})+$/;

export function tintClass(color: string | null | undefined): string {
  return `tint-${safeColor(color).slice(1)}`;
}

export function tintRules(colors: readonly (string | null | undefined)[]): string[] {
  return [...new Set(colors.map(safeColor))].map(rule);
}

function rule(color: string): string {
  const light = readableOn(mix(PALETTE.light.surface, color, SOFT_SHARE), color);
  const dark = readableOn(mix(PALETTE.dark.surface, color, SOFT_SHARE), color);
  return `.${tintClass(color)}{--tint:${color};--on-tint:${textOn(color)};--tint-light:${light};--tint-dark:${dark}}`;
}
