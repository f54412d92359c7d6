import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { env } from '@/lib/env';
import { maskedError } from './masked-error';
import { sharedState } from './shared-state';

type Sink = DestinationStream & { flushSync?: () => void; flush?: () => void };

/** Lines are gathered and written together: a hit takes less time than a write to a terminal. */
const GATHERED_BYTES = 16_384;
const FLUSH_MS = 500;
/** What a reader who stopped reading may cost in memory before lines are dropped. */
const MAX_PENDING_BYTES = 64 * 1024 * 1024;

const shared = () =>
  sharedState('log', () => {
    const sink = env().isProduction ? gatheringSink() : prettySink();
    const logger = pino({ base: null, serializers: { err: maskedError } }, sink);
    return { sink, logger };
  });

/** The one log of the process, for the server and for Next's bundle alike. */
export function log(): Logger {
  return shared().logger;
}

export function requestLog(requestId?: string): Logger {
  return requestId ? log().child({ requestId }) : log();
}

/** Writes a line that is already JSON. */
export function writeLogLine(line: string): void {
  shared().sink.write(line);
}

function gatheringSink(): Sink {
  const sink = pino.destination({
    fd: 1,
    sync: false,
    minLength: GATHERED_BYTES,
    maxLength: MAX_PENDING_BYTES,
  });
  // A closed pipe or a full disk must not end the site.
  sink.on('error', () => undefined);
  setInterval(() => sink.flush(), FLUSH_MS).unref();
  process.on('exit', () => {
    try {
      sink.flushSync();
    } catch {
      // Nobody is left to tell.
    }
  });
  return sink;
}

function prettySink(): Sink {
  return pretty({ sync: true, ignore: 'requestId,method,path,page,status,ms,bytes,cache' });
}
