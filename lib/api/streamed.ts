import 'server-only';
import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { HttpError, badRequest, tooLarge } from '@/lib/process/http-error';
import type { PackedFile } from '@/lib/open-data/packed-file';
import { PACKED_AS } from '@/lib/process/private-headers';
import { LARGEST_IMPORT } from '@/lib/transfer/report';
import { PRIVATE, PUBLIC, isUnchanged } from './route';
import { limitAddress } from './request';

const unzip = promisify(gunzip);

const UNBUFFERED = { 'Cache-Control': PRIVATE, 'X-Accel-Buffering': 'no' };

/** Answers at once, and with one line of JSON for each thing that `work` says. */
export function streamedLines(work: (say: (message: object) => void) => Promise<void>): Response {
  const encoder = new TextEncoder();
  let isLeft = false;
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      await work((message) => {
        if (!isLeft) controller.enqueue(encoder.encode(`${JSON.stringify(message)}\n`));
      });
      if (!isLeft) controller.close();
    },
    cancel() {
      isLeft = true;
    },
  });
  return new Response(stream, {
    headers: { ...UNBUFFERED, 'Content-Type': 'application/x-ndjson; charset=utf-8' },
  });
}

/** Asks for the next piece only when the reader has taken the one before. */
export function streamedFile(name: string, pieces: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
  return new Response(stream, {
    headers: {
      ...UNBUFFERED,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  });
}

const SLICE = 64 * 1024;

/**
 * Sends slices of the one kept copy, so a slow reader holds none of its own. The server in front
 * names the coding, and unpacks it for those who cannot.
 */
export async function packedFile(
  request: Request,
  { packed, tag }: PackedFile,
  headers: { 'Content-Type': string; 'Content-Disposition': string },
): Promise<Response> {
  const shared = { 'Cache-Control': PUBLIC, ETag: `W/"${tag}"` };
  if (isUnchanged(request, shared.ETag))
    return new Response(null, { status: 304, headers: shared });
  await limitAddress('download', request);
  let sent = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(packed.subarray(sent, sent + SLICE));
      sent += SLICE;
      if (sent >= packed.length) controller.close();
    },
  });
  return new Response(stream, {
    headers: { ...headers, ...UNBUFFERED, ...shared, [PACKED_AS]: 'gzip' },
  });
}

/** A file as it is, or packed for a slow line. */
export async function readFileBody(request: Request): Promise<Uint8Array> {
  const type = request.headers.get('content-type') ?? '';
  const isPacked = /^application\/gzip\s*(;|$)/i.test(type);
  if (!isPacked && !/^text\/csv\s*(;|$)/i.test(type)) {
    throw new HttpError(415, 'not_csv', 'The file must be sent as text/csv or application/gzip');
  }
  const body = await request.arrayBuffer().catch(() => Promise.reject(tooLarge()));
  if (!isPacked) return new Uint8Array(body);
  try {
    return await unzip(body, { maxOutputLength: LARGEST_IMPORT });
  } catch (error) {
    const isTooLarge = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? tooLarge() : badRequest('The file is not packed with gzip');
  }
}
