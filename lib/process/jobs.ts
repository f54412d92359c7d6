import { log } from './log';
import { sharedState } from './shared-state';

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

type Jobs = {
  /** Returns the id of what is waiting now, if it was not waiting already. */
  ask: (name: JobName, data?: object) => Promise<string | null>;
  hasEnded: (name: JobName, id: string) => Promise<boolean>;
  list: () => Promise<JobState[]>;
};

const offered = () => sharedState<{ jobs?: Jobs }>('jobs', () => ({}));

export function offerJobs(jobs: Jobs | undefined): void {
  offered().jobs = jobs;
}

export const jobs = (): Jobs | undefined => offered().jobs;

/** Nothing on an instance whose jobs have not begun. */
export const listJobs = async (): Promise<JobState[]> => (await jobs()?.list()) ?? [];

/** Soon, on whichever instance has time. What is lost here is found by the next round. */
export async function askJob(name: JobName): Promise<void> {
  try {
    await jobs()?.ask(name);
  } catch (error) {
    log().warn({ err: error, job: name }, 'a job could not be asked for');
  }
}
