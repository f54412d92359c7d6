// A thread beside the engine. PostgreSQL's own loop runs inside the engine's thread: when it
// spins there, no message and no signal handler of that thread is heard any more.
import { kill, pid, ppid } from 'node:process';
import { workerData } from 'node:worker_threads';

const { beats, hungAfterMs, orphanAfterMs } = workerData;
const counter = new Int32Array(beats);
const EVERY_MS = 500;

let lastBeat = -1;
let silentMs = 0;
let orphanMs = 0;

setInterval(() => {
  const beat = Atomics.load(counter, 0);
  silentMs = beat === lastBeat ? silentMs + EVERY_MS : 0;
  orphanMs = process.ppid === ppid ? 0 : orphanMs + EVERY_MS;
  lastBeat = beat;
  if (silentMs >= hungAfterMs || orphanMs >= orphanAfterMs) kill(pid, 'SIGKILL');
}, EVERY_MS);
