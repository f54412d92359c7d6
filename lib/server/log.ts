import pino, { type Logger } from 'pino';
const log = pino();
export function requestLog(requestId?: string): Logger {
  return requestId ? log.child({ requestId }) : log;
}
