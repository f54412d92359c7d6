import localFont from 'next/font/local';

/**
 * Made by `npm run fonts`. On a slow line, the first page keeps the stand-ins of styles/fonts.css,
 * so that nothing moves while somebody reads.
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
  // One weight stands for all, so that no browser emboldens it by itself.
  weight: '100 900',
  display: 'optional',
  variable: '--font-fraunces',
  adjustFontFallback: false,
});
