import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePortPair } from '@/tests/fixtures/site/free-port';
import { ARTIFACTS, startProcess } from '../site/process';
import type { TargetKind } from './target';

const SERVER = `
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
const body = readFileSync(process.argv[2]);
const headers = ['Content-Type', 'text/html; charset=utf-8', 'Content-Encoding', 'gzip',
  'Content-Length', String(body.length)];
createServer((request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.argv[3]), '127.0.0.1');
`;

/** The least that Node can do: one answer, whatever is asked. */
export const nodeHttp: TargetKind = {
  name: 'node:http',
  async start({ gzip }) {
    const script = join(ARTIFACTS, 'node-http.mjs');
    const body = join(ARTIFACTS, 'article.html.gz');
    writeFileSync(script, SERVER);
    writeFileSync(body, gzip);
    const port = await freePortPair();
    const url = `http://127.0.0.1:${port}/`;
    const { stop } = await startProcess({
      ...{ name: 'node-http', command: process.execPath, args: [script, body, String(port)] },
      probe: url,
    });
    return { url, stop };
  },
};
