import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type ServerResponse, createServer } from 'node:http';
import { dirname } from 'node:path';
import next from 'next';
import { onSaid } from '@/lib/process/answer';
import { tellContent } from '@/lib/process/generation';
import { logConsole } from '@/lib/process/log-console';
import { FAULT, GENERATION, IS_CUT_OFF, MOST_HEADER_BYTES } from '@/lib/process/private-headers';
import { connectFront } from './connect-front';

/** An answer under way, and the state of the content that it must show. */
type Answering = { response: ServerResponse; generation: number; status?: number };

const isDev = process.argv.includes('--dev');
const answers = new AsyncLocalStorage<Answering>();
const header = (name: string) => answers.getStore()?.response.req.headers[name];

const front = connectFront({
  // What a request reads after its own change is the state since then.
  onChange(generation) {
    const answering = answers.getStore();
    if (answering) answering.generation = generation;
  },
});
const { socketPath, port } = await front.begin;
// The front takes the folder of the socket away too, unless it was killed.
const isFile = process.platform !== 'win32';
process.once('exit', () => isFile && rmSync(dirname(socketPath), { recursive: true, force: true }));

tellContent(() => ({
  generation: answers.getStore()?.generation,
  isCutOff: header(IS_CUT_OFF) !== undefined,
}));

onSaid(({ status, fault }) => {
  const answering = answers.getStore();
  if (!answering || answering.response.writableEnded) return;
  const { response } = answering;
  if (status) answering.status = status;
  if (!fault) return;
  if (response.headersSent) response.destroy();
  // Next would render again, which takes as long again while the database is away.
  else response.writeHead(500, { [FAULT]: fault }).end();
});

// Next calls loopback addresses by this name. Had it another one for itself, it would send what the
// middleware rewrites over the network to the site, as a stranger's request.
const app = next({ dev: isDev, dir: '.', hostname: 'localhost', port });
await app.prepare();
if (!isDev) logConsole(() => header('x-request-id')?.toString());
const handle = app.getRequestHandler();

// The front ends what takes too long.
const limits = { maxHeaderSize: MOST_HEADER_BYTES, keepAliveTimeout: 0, requestTimeout: 0 };
const server = createServer(limits, (request, response) => {
  const answering: Answering = { response, generation: Number(request.headers[GENERATION]) };
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: never[]) =>
    writeHead.call(response, status === 200 ? (answering.status ?? 200) : status, ...rest);
  // Next may write on after a fault has answered.
  response.on('error', () => undefined);
  answers.run(answering, () => handle(request, response).catch(() => response.destroy()));
});
server.listen(socketPath);
await once(server, 'listening').catch((error: Error) => {
  // Next hears of what nobody handles and goes on; the front starts another once this one ends.
  console.error(error.message);
  process.exit(1);
});
front.isReady();
