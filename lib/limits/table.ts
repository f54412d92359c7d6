type Window = { points: number; seconds: number };
export type Limit = {
  windows: readonly Window[];
  /** All instances count together. Frequent calls are not shared, to spare the database. */
  isShared?: true;
  /** How many times as much the neighbours of an address may together, and all who ask the site. */
  nearby?: number;
  site?: number;
};

/** With whom an address shares a limit. */
export type Share = 'nearby' | 'site';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FORM = {
  windows: [
    { points: 5, seconds: MINUTE },
    { points: 20, seconds: HOUR },
  ],
  isShared: true,
  nearby: 5,
} as const satisfies Limit;

/** Visitors are counted by address. Staff are counted by account, as colleagues may share one. */
export const RATE_LIMITS = {
  api: { windows: [{ points: 600, seconds: MINUTE }] },
  event: { windows: [{ points: 120, seconds: MINUTE }] },
  // Beyond this limit a reading is accepted but not counted.
  articleView: { windows: [{ points: 60, seconds: HOUR }] },
  articleLike: { windows: [{ points: 5, seconds: DAY }] },
  fruitless: { windows: [{ points: 20, seconds: HOUR }] },
  missing: { windows: [{ points: 20, seconds: HOUR }] },
  login: { windows: [{ points: 10, seconds: MINUTE }], isShared: true, nearby: 5 },
  // Each asks the provider twice, whether it comes from there or not.
  signInReturn: { windows: [{ points: 30, seconds: MINUTE }], nearby: 5 },
  subscribe: { ...FORM, site: 30 },
  contact: { ...FORM, site: 15 },
  // Mails that their readers may not have asked for; the key is the box, or what is behind its @.
  mailbox: { windows: [{ points: 5, seconds: DAY }], isShared: true },
  mailDomain: { windows: [{ points: 100, seconds: HOUR }], isShared: true },
  // The key is the subscriber: only their own link is counted.
  preferences: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    isShared: true,
  },
  proposal: FORM,
  // Who has the file already is told so without a count.
  download: { windows: [{ points: 20, seconds: MINUTE }] },
  // The editor asks for a preview at every pause in typing.
  preview: { windows: [{ points: 240, seconds: MINUTE }] },
  // A form that is being typed into keeps its draft every two seconds.
  draft: { windows: [{ points: 120, seconds: MINUTE }] },
  // Each may ask thirty servers.
  links: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
  },
  // An open dialog says three times a minute that it is there.
  presence: { windows: [{ points: 90, seconds: MINUTE }] },
  adminWrite: { windows: [{ points: 120, seconds: MINUTE }], isShared: true },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof RATE_LIMITS;
