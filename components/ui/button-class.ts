const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-lg px-4 py-2 font-medium transition-colors focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-emerald-700 disabled:cursor-not-allowed disabled:opacity-60';

/** How buttons look, and links that act like one. */
export const buttonClass = {
  primary: `${base} bg-emerald-700 text-white hover:bg-emerald-800`,
  secondary: `${base} border border-stone-300 bg-transparent hover:bg-stone-100 dark:border-stone-700 dark:hover:bg-stone-800`,
  danger: `${base} bg-red-700 text-white hover:bg-red-800`,
} as const;
