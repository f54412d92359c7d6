import { shared } from './shared';

/** What a change did to what readers may see; of changes made elsewhere that is not known. */
export type Change = 'harmless' | 'withdrawal' | 'unknown';

/** A page by what it is about; `entity` is a kind of resource. */
export type Changed = { entity: string; slug: string };

/** Nothing that there is, or these names. */
export type AddressNames = 'nowhere' | { entity: string; slug: string }[];

/** What visitors get at an address, redirects made by hand left aside. */
export type Visited = { status: number; location?: string } | 'reserved';

export type JobName = 'letters' | 'digest' | 'trash' | 'links';

export type JobState = {
  name: JobName | 'publication';
  title: string;
  when: string;
  state: 'off' | 'waits' | 'runs' | 'failed';
  nextAt: string | null;
  lastAt: string | null;
  lastError: string | null;
};

/** What the application asks the front while it makes an answer. */
export type Questions = {
  /** Answered once no instance shows what was there before: with the generation from then on. */
  contentChanged: (change: Change, names?: readonly Changed[]) => Promise<number>;
  /** What each address is about, without asking for it; nobody says in development. */
  namesAt: (addresses: readonly string[]) => Promise<AddressNames[] | undefined>;
  visit: (path: string) => Promise<Visited | undefined>;
  /** Returns the id of what is waiting now, if it was not waiting already. */
  askJob: (name: JobName, data?: object) => Promise<string | null>;
  hasJobEnded: (name: JobName, id: string) => Promise<boolean>;
  listJobs: () => Promise<JobState[]>;
};

type Ask = <N extends keyof Questions>(
  name: N,
  ...args: Parameters<Questions[N]>
) => Promise<Awaited<ReturnType<Questions[N]>>>;

/** The application has it asked; in scripts and in tests there is no front. */
export const front = shared('front', (): { ask?: Ask } => ({}));

export async function askFront<N extends keyof Questions>(
  name: N,
  ...args: Parameters<Questions[N]>
): Promise<Awaited<ReturnType<Questions[N]>> | undefined> {
  return front.ask?.(name, ...args);
}
