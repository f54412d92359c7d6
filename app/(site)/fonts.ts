import localFont from 'next/font/local';

/**
 * Both are preloaded; their stand-ins are in styles/fonts.css. Where a line is too slow for them,
 * the first page keeps the stand-ins rather than move under the reader's eyes.
 */
export const text = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  display: 'optional',
  variable: '--font-figtree',
  adjustFontFallback: false,
});

export const display = localFont({
  src: '../../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  display: 'optional',
  variable: '--font-fraunces',
  adjustFontFallback: false,
});
