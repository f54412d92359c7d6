export type Kind = 'check' | 'unit' | 'api' | 'browser';

/** What one lane does in one go: a tool, or one or more test files in one process. */
export type Job = {
  kind: Kind;
  /** Test files, or the name of a tool. */
  files: string[];
  /** Of a tool: what to run of node_modules/.bin. */
  tool?: string[];
  /** What has to be done first, in this process. */
  prepare?: () => Promise<void>;
  /** A site on a database of its own is started for these files. */
  needsSite?: boolean;
  expectedMs: number;
  /** The job waits in the queue until this opens. */
  after?: Gate;
};

/** Tells jobs that what they need is there. */
export class Gate {
  isOpen = false;
  readonly opened: Promise<void>;
  readonly open: () => void;

  constructor() {
    let resolve: () => void = () => undefined;
    this.opened = new Promise((done) => (resolve = done));
    this.open = () => {
      this.isOpen = true;
      resolve();
    };
  }
}

/** That its thread turns, and that its last test is done. */
export type Sign = { type: 'alive' | 'over' };

/** What a process under test says of its tests, a line of JSON each. */
export type Heard =
  | { type: 'begin'; file: string; names: string[] }
  | { type: 'figure'; file: string; text: string }
  | Outcome;

export type Outcome = {
  type: 'test';
  file: string;
  line?: number;
  names: string[];
  state: 'passed' | 'failed' | 'skipped';
  ms: number;
  /** Why it failed or was skipped. */
  reason?: string;
};

/** The kind of note in which a browser test keeps what the site refused it. */
export const REFUSED = 'refused';
