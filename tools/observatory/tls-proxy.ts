import { writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';

export type Certificate = { key: string; cert: string; file: string };
type SelfSigned = {
  generate: (
    names: { name: string; value: string }[],
    options: object,
  ) => Promise<{ private: string; cert: string }>;
};

/** A certificate for localhost that nobody trusts but who is handed its file. */
export async function makeCertificate(folder: string): Promise<Certificate> {
  const { generate } = createRequire(join(folder, 'x.js'))('selfsigned') as SelfSigned;
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  });
  const file = join(folder, 'localhost.pem');
  writeFileSync(file, made.cert);
  return { key: made.private, cert: made.cert, file };
}

/**
 * What stands in front of a real site: TLS, and a redirect for those who come without. One port
 * for both, told apart by the first byte, since the scanner takes one.
 */
export async function startTlsProxy({ key, cert }: Certificate) {
  let target = 0;
  const secure = createHttpsServer({ key, cert }, (from, to) => {
    const { method, url: path, headers } = from;
    const forwarded = {
      ...headers,
      'x-forwarded-for': '203.0.113.1',
      'x-forwarded-proto': 'https',
    };
    const call = request({ port: target, host: '127.0.0.1', method, path, headers: forwarded });
    call.once('response', (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(to);
    });
    call.once('error', () => to.writeHead(502).end());
    from.pipe(call);
  });
  const plain = createHttpServer((from, to) => {
    to.writeHead(301, { Location: `https://${from.headers.host}${from.url}` }).end();
  });
  const front = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('readable', () => {
      const first = socket.read() as Buffer | null;
      if (!first) return;
      socket.unshift(first);
      (first[0] === TLS_HANDSHAKE ? secure : plain).emit('connection', socket);
    });
  });
  await new Promise<void>((done) => front.listen(0, 'localhost', done));
  const { port } = front.address() as AddressInfo;
  return {
    port,
    forwardTo: (sitePort: number) => void (target = sitePort),
    stop: () => {
      secure.closeAllConnections();
      return new Promise((done) => front.close(done));
    },
  };
}

const TLS_HANDSHAKE = 0x16;
