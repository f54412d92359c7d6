import pino, { type DestinationStream, type Logger } from 'pino';
import pretty from 'pino-pretty';
import { env } from '@/lib/env';
import { LogSink } from './log-sink';
import { maskedError } from './masked-error';
import { sharedState } from './shared-state';

type Sink = DestinationStream & { written?: () => Promise<void> };

const shared = () =>
  sharedState('log', () => {
    const sink: Sink = env().isProduction ? gatheringSink() : prettySink();
    const logger = pino({ base: null, serializers: { err: maskedError } }, sink);
    return { sink, logger };
  });

export function log(): Logger {
  return shared().logger;
}

export function requestLog(requestId?: string): Logger {
  return requestId ? log().child({ requestId }) : log();
}

export function lineWriter(): (line: string) => void {
  const { sink } = shared();
  return (line) => sink.write(line);
}

export async function flushLog(): Promise<void> {
  await shared().sink.written?.();
}

function gatheringSink(): Sink {
  const sink = new LogSink(STDOUT);
  process.on('exit', () => sink.flushSync());
  return sink;
}

const STDOUT = 1;

function prettySink(): DestinationStream {
  return pretty({ sync: true, ignore: 'requestId,method,path,page,status,ms,bytes,cache' });
}
