import 'server-only';
import { altText, MAX_UPLOAD_BYTES } from '@/lib/schemas/media';
import { HttpError, badRequest, invalid, tooLarge } from '@/lib/process/http-error';
import { parse } from './body';
import { z } from 'zod';

const FORM_TYPE = /^multipart\/form-data\s*;/i;
const fieldsSchema = z.object({ alt: altText });

export type Upload = { bytes: Uint8Array; alt: string };

/** A form with one `file` and its `alt` text. */
export async function readUpload(request: Request): Promise<Upload> {
  if (!FORM_TYPE.test(request.headers.get('content-type') ?? '')) throw notAForm();
  const form = await readForm(request);
  const file = form.get('file');
  if (!(file instanceof File)) throw invalid([{ path: 'file', message: 'Required' }]);
  if (file.size > MAX_UPLOAD_BYTES) throw tooLarge();
  const { alt } = parse(fieldsSchema, { alt: form.get('alt') });
  return { bytes: new Uint8Array(await file.arrayBuffer()), alt };
}

const notAForm = () =>
  new HttpError(415, 'not_a_form', 'The file must be sent as multipart/form-data');

async function readForm(request: Request): Promise<FormData> {
  let body: ArrayBuffer;
  try {
    body = await request.arrayBuffer();
  } catch {
    // The server in front counts the bytes and breaks the stream off at the limit.
    throw tooLarge();
  }
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return new Response(body, { headers }).formData().catch(() => {
    throw badRequest('The body is not a valid form');
  });
}
