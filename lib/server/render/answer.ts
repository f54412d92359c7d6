import type { OutgoingHttpHeaders } from 'node:http';

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
