type Window = { points: number; seconds: number };
export type Limit = {
  windows: readonly Window[];
  /** Counted by all instances together; what is called all the time, each instance counts alone. */
  isShared?: true;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often one address (or, for adminWrite and preview, one user) may do something. */
export const RATE_LIMITS = {
  api: { windows: [{ points: 600, seconds: MINUTE }] },
  event: { windows: [{ points: 120, seconds: MINUTE }] },
  // Past these, more readings of one article from one address are heard but not counted.
  articleView: { windows: [{ points: 60, seconds: HOUR }] },
  articleLike: { windows: [{ points: 5, seconds: DAY }] },
  login: { windows: [{ points: 10, seconds: MINUTE }], isShared: true },
  subscribe: {
    windows: [
      { points: 5, seconds: MINUTE },
      { points: 20, seconds: HOUR },
    ],
    isShared: true,
  },
  contact: {
    windows: [
      { points: 5, seconds: MINUTE },
      { points: 20, seconds: HOUR },
    ],
    isShared: true,
  },
  // What somebody types is shown again at every pause, and must not use up the saves.
  preview: { windows: [{ points: 240, seconds: MINUTE }] },
  adminWrite: { windows: [{ points: 120, seconds: MINUTE }], isShared: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;
