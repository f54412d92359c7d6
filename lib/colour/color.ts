export const DEFAULT_COLOR = '#059669';

/** WCAG 2.2 (1.4.3) asks for this contrast between small text and its ground. */
const READABLE = 4.5;
const BLACK = '#000000';
const WHITE = '#ffffff';
const STEPS = 40;

type Rgb = readonly [number, number, number];

export function textOn(background: string): string {
  return contrast(WHITE, background) >= READABLE ? WHITE : BLACK;
}

export function readableOn(background: string, color: string): string {
  const end = contrast(BLACK, background) > contrast(WHITE, background) ? BLACK : WHITE;
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mix(color, end, step / STEPS);
    if (contrast(candidate, background) >= READABLE) return candidate;
  }
  return end;
}

/** `share` is the part of the second colour. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const blend = (index: 0 | 1 | 2) => Math.round(a[index] * (1 - share) + b[index] * share);
  return `#${[blend(0), blend(1), blend(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Whatever is no hex colour becomes the default, so that no other text reaches a CSS rule. */
export function safeColor(color: string | null | undefined): string {
  return color && /^#[0-9a-f]{6}$/i.test(color) ? color.toLowerCase() : DEFAULT_COLOR;
}

function luminance(color: string): number {
  const [red, green, blue] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

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

export function tintRule(given: string | null | undefined): string {
  const color = safeColor(given);
  const light = readableOn(mix(PALETTE.light.surface, color, SOFT_SHARE), color);
  const dark = readableOn(mix(PALETTE.dark.surface, color, SOFT_SHARE), color);
  return `.${tintClass(color)}{--tint:${color};--on-tint:${textOn(color)};--tint-light:${light};--tint-dark:${dark}}`;
}
