import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Of what is seen; larger ones were seen to miss places that move. */
const PIECE = 250;
/** A little longer than a browser takes to draw. */
const PAUSE_MS = 18;
/** Where the page ends that can be seen. */
const END = '</body>';

/** The site over a line on which pages arrive in pieces, each of which is drawn before the next. */
export async function siteInPieces(siteUrl: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(siteUrl + url, { headers: { 'accept-encoding': 'identity' } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    for (const piece of pieces(await answer.text())) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Cut between tags: text that grows within its line moves nothing. */
export function pieces(html: string): string[] {
  const end = html.indexOf(END);
  if (end < 0) throw new Error(`the page has no ${END}`);
  const found: string[] = [];
  let at = 0;
  let next = html.indexOf('<body');
  while (next < end) {
    found.push(html.slice(at, next));
    at = next;
    const cut = html.indexOf('<', at + PIECE);
    next = cut < 0 ? end : cut;
  }
  return [...found, html.slice(at, end), html.slice(end)];
}
