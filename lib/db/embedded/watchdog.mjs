// A hung engine blocks its own thread, which then hears no signals, so another thread watches it.
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
