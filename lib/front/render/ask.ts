import { Agent, type IncomingMessage, request } from 'node:http';
import { type Readable, pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { FAULT, MOST_HEADER_BYTES } from '@/lib/process/private-headers';
import { freshMark, markHeader } from '@/lib/next/page';
import { type Answer, headerText } from '@/lib/front/answer/answer';

export type Headers = NodeJS.Dict<string | string[]>;

export type Question = {
  method: string;
  url: string;
  headers: Headers;
  body?: Readable;
  /** Hands the body on as it comes, whatever the application says. */
  isStreamed?: boolean;
};

export type Ask = (question: Question, signal: AbortSignal) => Promise<Answer>;

/** The application is not there, or broke off; for a moment, since it is started again. */
export class ApplicationAway extends Error {}

/** What stopped an answer is known to the application alone, which has logged it. */
export class Faulted extends Error {
  constructor(readonly isDatabase: boolean) {
    super('the application met a fault');
  }
}

/** Servers in front, nginx among them, also take this for "hand on what is written at once". */
const UNBUFFERED = 'x-accel-buffering';

/** Asks the application, which listens on a socket that is another after each of its starts. */
export function createAsk(socketPath: () => string | undefined): Ask {
  const agent = new Agent({ keepAlive: true });

  async function collected(response: IncomingMessage, isStreamed?: boolean): Promise<Answer> {
    const { statusCode: status = 500, headers } = response;
    const fault = headerText({ headers }, FAULT);
    const isHeldBack = headerText({ headers }, UNBUFFERED) !== 'no' && !isStreamed;
    if (!isHeldBack && !fault) return { status, headers, body: NOTHING, stream: response };
    const body = await buffer(response);
    if (fault) throw new Faulted(fault === 'database');
    return { status, headers, body };
  }

  function send({ method, url: path, headers, body }: Question, signal: AbortSignal) {
    const place = socketPath();
    // Without a socket Node would ask whatever listens on port 80 of this machine.
    if (place === undefined) throw new ApplicationAway('the application is away');
    const given = { socketPath: place, agent, maxHeaderSize: MOST_HEADER_BYTES };
    const call = request({ ...given, method, path, headers, signal });
    // An error of either is told by the answer that does not come.
    if (body) pipeline(body, call, () => undefined);
    else call.end();
    return new Promise<IncomingMessage>((resolve, reject) => {
      call.once('response', resolve).on('error', (error) => {
        const mayRepeat = !body && method === 'GET' && call.reusedSocket && !signal.aborted;
        reject(mayRepeat ? new ClosedMeanwhile() : error);
      });
    });
  }

  return async function ask({ headers, ...rest }, signal) {
    const mark = freshMark();
    const question = { ...rest, headers: { ...headers, ...markHeader(mark) } };
    try {
      const response = await send(question, signal).catch((error: unknown) => {
        // It ended since the last answer on this connection; maybe another is there already.
        if (error instanceof ClosedMeanwhile) return send(question, signal);
        throw error;
      });
      return { ...(await collected(response, question.isStreamed)), mark };
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (error instanceof Faulted) throw error;
      throw new ApplicationAway('the application does not answer', { cause: error });
    }
  };
}

class ClosedMeanwhile extends Error {}

const NOTHING = Buffer.alloc(0);
