import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What Next's own scripts in a page bear. */
  mark?: string;
  /** Stands instead of the body when nothing of it shall be held back. */
  stream?: Readable;
};

export function headerText({ headers }: Pick<Answer, 'headers'>, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

export function isHtml(answer: Answer): boolean {
  return headerText(answer, 'content-type').startsWith('text/html');
}
