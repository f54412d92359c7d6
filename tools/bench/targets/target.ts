import type { Load } from '../load/load';

/** One article page, as the site serves it: every target serves the same. */
export type Content = {
  html: Buffer;
  gzip: Buffer;
  /** The rules and the markup, for targets that put the page together themselves. */
  css: string;
  body: string;
};

export type Target = { url: string; stop: () => Promise<unknown> };
export type TargetKind = {
  name: string;
  /** Gives the reason when it cannot run on this machine. */
  start: (content: Content) => Promise<Target | { skipped: string }>;
  accept?: string;
};

export type Measured = { name: string; bytes: number; loads: Load[] };
