import type { OutgoingHttpHeaders } from 'node:http';

/** One whole answer, as Next gave it, before it is made ready to send. */
export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
};

export function headerText(answer: Answer, name: string): string {
  const value = answer.headers[name];
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}

export function isHtml(answer: Answer): boolean {
  return headerText(answer, 'content-type').startsWith('text/html');
}
