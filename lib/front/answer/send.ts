import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Call, RequestHead } from '@/lib/front/arrive/receive';
import { type Answer, headerText } from '@/lib/front/render/ask';
import { PACKED_AS } from '@/lib/process/private-headers';
import {
  type Entry,
  REQUEST_ID_AT,
  accepts,
  chooseCoding,
  codingStream,
  compress,
  isCompressible,
  isUnchanged,
  representationFor,
} from './entry';
import { type HeaderList, type Pack, passedHeaders } from './pack';

const PRIVATE = 'private, no-store';

export function sendEntry(
  response: ServerResponse,
  entry: Entry,
  head: RequestHead,
  requestId: string,
): number {
  const chosen = representationFor(entry, head);
  const isKnown = head.ifNoneMatch !== '' && isUnchanged(entry, head.ifNoneMatch);
  // writeHead serialises the list at once, so it can serve the next request too.
  const list = isKnown ? chosen.notModifiedHead : chosen.head;
  list[REQUEST_ID_AT] = requestId;
  response.writeHead(isKnown ? 304 : entry.status, list);
  if (isKnown || response.req.method === 'HEAD') {
    response.end();
    return 0;
  }
  const { body } = chosen;
  response.end(body);
  return body.length;
}

export type Rest = {
  pack: Pack;
  acceptEncoding?: string;
  extra?: HeaderList;
  isBodyComing?: boolean;
};

export async function sendAnswer(call: Call, answer: Answer, rest: Rest): Promise<void> {
  const { status, headers, body, stream } = answer;
  const { acceptEncoding = '', extra = [], isBodyComing } = rest;
  if (stream) return sendStream(call, answer, stream, rest);
  const { response, facts } = call;
  const mayCode = isCompressible(headerText(answer, 'content-type'), body.length);
  const coding =
    mayCode && !headers['content-encoding'] ? chooseCoding(acceptEncoding) : 'identity';
  const sent = coding === 'identity' ? body : await compress(body, coding);
  if (response.headersSent || response.destroyed) return;
  const vary = [headerText(answer, 'vary'), mayCode ? 'Accept-Encoding' : ''];
  const etag = headerText(answer, 'etag');
  const more = {
    vary: vary.filter(Boolean).join(', ') || undefined,
    // The tag names the bytes before coding; only a weak tag may stand for both forms.
    etag: etag && coding !== 'identity' ? `W/${etag.replace(/^W\//, '')}` : etag || undefined,
  };
  const isSilent = response.req.method === 'HEAD' || status === 204 || status === 304;
  // The application may have left out what only GET would get.
  const length = isSilent && sent.length === 0 ? [] : ['Content-Length', String(sent.length)];
  writeHead(call, answer, rest, more, [...extra, ...codedAs(coding), ...length]);
  facts.bytes = isSilent ? 0 : sent.length;
  if (isBodyComing) {
    response.write(sent);
    endAfterBody(response);
  } else {
    response.end(isSilent ? undefined : sent);
  }
}

/** Sends each piece as it is written, so the length is not known, and the answer is never whole. */
async function sendStream(call: Call, answer: Answer, stream: Readable, rest: Rest): Promise<void> {
  const { response, facts } = call;
  const isSilent = response.req.method === 'HEAD';
  const isOver = response.headersSent || response.destroyed;
  if (isOver || isSilent) stream.destroy();
  if (isOver) return;
  const { coding, steps } = stepsOf(answer, rest.acceptEncoding ?? '');
  writeHead(call, answer, rest, { vary: 'Accept-Encoding' }, codedAs(coding));
  if (isSilent) return void response.end();
  stream.on('data', (piece: Buffer) => (facts.bytes += piece.length));
  // What merely ends is whole to a proxy that speaks HTTP/1.0.
  stream.once('error', () => response.socket?.resetAndDestroy());
  // A reader who leaves is no fault; ending the stream tells whoever writes to it.
  await pipeline([stream, ...steps, response]).catch(() => response.destroy());
}

function writeHead(
  { response, facts }: Call,
  answer: Answer,
  { pack }: Rest,
  more: OutgoingHttpHeaders,
  last: HeaderList,
): void {
  response.writeHead(answer.status, [
    'X-Request-Id',
    facts.requestId,
    ...passedHeaders({ 'cache-control': PRIVATE, ...answer.headers, ...more }),
    ...pack.security(answer),
    ...last,
  ]);
}

function codedAs(coding: string): HeaderList {
  return coding === 'identity' ? [] : ['Content-Encoding', coding];
}

/** What is packed already is sent as it is, and unpacked for the few who cannot. */
function stepsOf(answer: Answer, acceptEncoding: string) {
  if (headerText(answer, PACKED_AS) === 'gzip') {
    return accepts(acceptEncoding, 'gzip')
      ? { coding: 'gzip', steps: [] }
      : { coding: 'identity', steps: [createGunzip()] };
  }
  const coding = chooseCoding(acceptEncoding);
  return { coding, steps: coding === 'identity' ? [] : [codingStream(coding)] };
}

const LINGER_MS = 5000;

/** Closing while the body still arrives would reset the connection before the refusal is read. */
function endAfterBody(response: ServerResponse): void {
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  response.req.once('end', end).once('close', end).resume();
}
