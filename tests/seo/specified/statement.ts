import type { Demand } from '../demands';

/** What the specification has a page say or hold; the title names the statement. */
export type Statement = { title: string; path: string; demands: Demand[] };

export const on = (path: string, title: string, ...demands: Demand[]): Statement => ({
  title,
  path,
  demands,
});
