import { Worker } from 'node:worker_threads';
import { projectFile } from '@/lib/process/project-file';

type Limits = { hungAfterMs: number; orphanAfterMs: number };

// No statement of the site takes a minute; an owner whose parent is gone closes within seconds.
const LIMITS: Limits = { hungAfterMs: 60_000, orphanAfterMs: 10_000 };
const BEAT_MS = 250;

export function watchThisThread(limits = LIMITS): void {
  const beats = new SharedArrayBuffer(4);
  const counter = new Int32Array(beats);
  setInterval(() => Atomics.add(counter, 0, 1), BEAT_MS).unref();
  const file = projectFile('lib/db/embedded/watchdog.mjs');
  new Worker(file, { workerData: { beats, ...limits }, execArgv: [] }).unref();
}
