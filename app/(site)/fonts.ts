import localFont from 'next/font/local';

/**
 * Made by `npm run fonts`. Both are preloaded; their stand-ins are in styles/fonts.css. Where a
 * line is too slow for them, the first page keeps the stand-ins rather than move under the
 * reader's eyes.
 */
export const text = localFont({
  src: './fonts/figtree.woff2',
  weight: '400 700',
  display: 'optional',
  variable: '--font-figtree',
  adjustFontFallback: false,
});

export const display = localFont({
  src: './fonts/fraunces.woff2',
  // One weight stands for all: a browser must not embolden it by itself.
  weight: '100 900',
  display: 'optional',
  variable: '--font-fraunces',
  adjustFontFallback: false,
});
