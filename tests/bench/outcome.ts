/** One line of the bars of shared/performance.md: what was measured, against what must hold. */
export type Bar = {
  /** The number of the bar. */
  bar: number;
  what: string;
  figure: string;
  limit: string;
  isMet: boolean;
};

export type Table = { title: string; columns: string[]; rows: string[][] };

export type Outcome = {
  bars: Bar[];
  tables?: Table[];
  /** What a reader must know to judge the figures, what was skipped included. */
  notes?: string[];
};

export type Series = { name: string; title: string; run: () => Promise<Outcome> };
