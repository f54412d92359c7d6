import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';

const FONTS = {
  figtree: 'app/(site)/fonts/figtree.woff2',
  fraunces: 'app/(site)/fonts/fraunces.woff2',
};
const KEPT = 'h1, h2, h3, p, li, dt, dd, label, a';

const CSS = `@font-face{font-family:text;src:url(/figtree.woff2);font-weight:400 700;font-display:optional}
@font-face{font-family:display;src:url(/fraunces.woff2);font-weight:560;font-display:optional}
body{margin:0 auto;max-width:60rem;padding:1rem;font:1.0625rem/1.6 text,system-ui,sans-serif}
h1,h2,h3{font-family:display,Georgia,serif;font-weight:560;line-height:1.15}`;

export type Control = { url: string; html: string; stop: () => Promise<void> };

/** A page as somebody writes it by hand who needs no tools: the text and fonts of one of ours. */
export async function startControl(pageUrl: string): Promise<Control> {
  const html = handWritten(await (await fetch(pageUrl)).text());
  const document = brotliCompressSync(html);
  const server = createServer((request, response) => {
    const font = Object.entries(FONTS).find(([name]) => request.url === `/${name}.woff2`)?.[1];
    if (font) {
      response.writeHead(200, {
        'content-type': 'font/woff2',
        'cache-control': 'max-age=31536000',
      });
      response.end(readFileSync(font));
    } else if (request.url === '/') {
      const type = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, type).end(document);
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    html,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function handWritten(html: string): string {
  const body = parse(html).querySelector('body');
  const lines = (body?.querySelectorAll(KEPT) ?? [])
    // A link inside a paragraph is written with it.
    .filter((element) => !element.parentNode?.closest('h1, h2, h3, p, li, dt, dd, label, a'))
    .map((element) => {
      const tag = element.tagName.toLowerCase();
      const shown = /^h[123]$/.test(tag) ? tag : 'p';
      return `<${shown}>${withLinks(element.innerHTML)}</${shown}>`;
    });
  return [
    '<!DOCTYPE html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="description" content="La même page, écrite à la main.">',
    ...Object.keys(FONTS).map(
      (name) =>
        `<link rel="preload" as="font" type="font/woff2" href="/${name}.woff2" crossorigin>`,
    ),
    `<title>Témoin</title><style>${CSS}</style></head><body>${lines.join('\n')}</body></html>`,
  ].join('\n');
}

function withLinks(inner: string): string {
  return inner
    .replace(/<a\b[^>]*?(href="[^"]*")[^>]*>/g, '<a $1>')
    .replace(/<(?!\/?a\b)[^>]*>/g, '');
}
