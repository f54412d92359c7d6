// Before each test whatever was said of the one before goes out, so that a test which never gives
// its thread back, or ends its process, is the last one that the runner has heard of.
import { beforeEach } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

beforeEach(() => turn());
