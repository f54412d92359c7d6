// Before each test whatever was said of the one before goes out, so that a test which never gives
// its thread back, or ends its process, is the last one that the runner has heard of.
import { writeSync } from 'node:fs';
import { beforeEach } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

beforeEach(() => turn());

// A hook may take long and say nothing: as long as the thread turns, its time is watched by itself.
setInterval(() => writeSync(3, '{"type":"alive"}\n'), 10_000).unref();
