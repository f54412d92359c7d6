/** The grounds that text stands on; the same values as in app/(site)/globals.css (a test compares). */
export const PALETTE = {
  light: { paper: '#faf7f2', surface: '#f3eee5', ink: '#1f1b16', muted: '#5e564b' },
  dark: { paper: '#151310', surface: '#201d19', ink: '#f1ece3', muted: '#b3aa9c' },
} as const;
