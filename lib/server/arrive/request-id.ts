import { randomBytes } from 'node:crypto';

const FORM = /^[\w-]{8,64}$/;
// Random once, then counted: unique across processes, and cheap enough for every request.
const process = randomBytes(6).toString('hex');
let count = 0;

/** The id of a request: the one a proxy gave it, if that can be trusted in a log, or a new one. */
export function requestId(given: string): string {
  if (given !== '' && FORM.test(given)) return given;
  count += 1;
  return `${process}-${count.toString(36)}`;
}
