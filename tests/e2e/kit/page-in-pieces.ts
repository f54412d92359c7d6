import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { untilNotBusy } from '../../fixtures/running/until-not-busy';

/** Of what is seen; larger ones were seen to miss places that move. */
const PIECE = 250;
/** Of what stands below the window, where nothing is seen to move. */
const UNSEEN_PIECE = 4000;
/** What may stand beside what came long before it. */
const ASIDE = '<aside';
/** Where the page ends that can be seen. */
const END = '</body>';
const READ = '</noscript>';
const MARK = '<!--piece-->';
/** Before what begins a part of its own: what a line or a button is still to get moves nothing else. */
const CUT =
  /<(?=(?:article|aside|button|d[dlt]|details|div|fieldset|footer|form|h\d|header|input|label|li|main|nav|ol|option|p|section|select|summary|t(?:able|body|[dhr])|ul)\b)/g;

/** The site over a line on which pages arrive in pieces, each of which this page draws before the next. */
export async function siteInPieces(siteUrl: string, page: Page) {
  let letGo = (_isSeen: boolean) => {};
  const client = await page.context().newCDPSession(page);
  await client.send('Runtime.enable');
  await client.send('Runtime.addBinding', { name: 'pieceDrawn' });
  client.on('Runtime.bindingCalled', ({ payload }) => letGo(payload === 'seen'));
  await page.addInitScript(tellOfPieces, MARK.slice(4, -3));

  const server = createServer(async ({ url = '/' }, response) => {
    const answer = await untilNotBusy(() =>
      fetch(siteUrl + url, { headers: { 'accept-encoding': 'identity' } }),
    );
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    // What stands above is the same on all, and drawn in pieces on the first.
    const [head, body, rest] = parts(await answer.text(), url === '/' ? '<body' : '<main');
    response.write(head);
    for (let left = body, isSeen = true; left;) {
      const piece = left.slice(0, cutAfter(left, isSeen));
      left = left.slice(piece.length);
      const drawn = new Promise<boolean>((resolve) => (letGo = resolve));
      response.write(piece + MARK);
      isSeen = await drawn;
    }
    response.end(rest);
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

function parts(html: string, from: string): [head: string, body: string, rest: string] {
  const [start, end] = [html.indexOf(from), html.indexOf(END)];
  if (start < 0 || end < 0) throw new Error(`the page has no ${from} or no ${END}`);
  return [html.slice(0, start), html.slice(start, end), html.slice(end)];
}

/** How long the next piece is. */
function cutAfter(left: string, isSeen: boolean): number {
  CUT.lastIndex = isSeen ? PIECE : UNSEEN_PIECE;
  const cut = CUT.exec(left)?.index ?? left.length;
  const aside = left.indexOf(ASIDE, 1);
  if (aside > 0 && aside < cut) return aside;
  // To a browser that runs scripts, what stands in there is a text, and a mark in it is another word.
  const unread = left.lastIndexOf('<noscript', cut);
  const read = left.indexOf(READ, unread) + READ.length;
  return unread >= 0 && read > cut ? read : cut;
}

/** Tells when a piece has been drawn, and whether the window shows where it ends. */
function tellOfPieces(mark: string): void {
  const { pieceDrawn } = window as unknown as { pieceDrawn: (where: string) => void };
  const whenDrawn = (last: Element | null) =>
    requestAnimationFrame(() => {
      const isSeen = (last?.getBoundingClientRect().top ?? 0) < innerHeight;
      // A task that is begun in a frame runs when it has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => pieceDrawn(isSeen ? 'seen' : 'below');
      port2.postMessage('');
    });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Comment && node.data === mark) {
        whenDrawn(node.previousElementSibling ?? node.parentElement);
      }
    }
  }).observe(document, { childList: true, subtree: true });
}
