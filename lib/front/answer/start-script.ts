import { escapeHtml } from '@/lib/markdown/escape';

const ROOT = '<html';

/** Tells the start script where events go, also on the page that the build has made already. */
export function withEvents(html: Buffer, { endpoint, domain }: EventTarget): Buffer {
  const at = html.indexOf(ROOT);
  if (at < 0) return html;
  const end = at + ROOT.length;
  const marks = ` data-events="${escapeHtml(endpoint)}" data-events-domain="${escapeHtml(domain)}"`;
  return Buffer.concat([html.subarray(0, end), Buffer.from(marks), html.subarray(end)]);
}

export type EventTarget = { endpoint: string; domain: string };

const END_OF_HEAD = '</head>';

/** Browsers look for scripts in the head first. `async` lets it run before the body is there. */
export function withStartScript(html: Buffer, address: string): Buffer {
  const at = html.indexOf(END_OF_HEAD);
  if (at < 0) return html;
  const script = Buffer.from(`<script type="module" async src="${address}"></script>`);
  return Buffer.concat([html.subarray(0, at), script, html.subarray(at)]);
}
