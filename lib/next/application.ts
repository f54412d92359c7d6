import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { type ServerResponse, createServer } from 'node:http';
import { dirname } from 'node:path';
import next from 'next';
import { type PoolUse, poolUse } from '@/lib/db/connect/client';
import { droppedEvents } from '@/lib/events/buffer';
import { said } from '@/lib/process/answer';
import { type Questions, front } from '@/lib/process/ask-front';
import { allDone, endWithParent } from '@/lib/process/before-stop';
import { content } from '@/lib/process/generation';
import { logConsole } from '@/lib/process/log';
import { FAULT, GENERATION, IS_CUT_OFF, MOST_HEADER_BYTES } from '@/lib/process/private-headers';

/** An answer under way, and the state of the content that it must show. */
type Answering = { response: ServerResponse; generation: number; status?: number };

const isDev = process.argv.includes('--dev');
const answers = new AsyncLocalStorage<Answering>();
const header = (name: string) => answers.getStore()?.response.req.headers[name];

const tellFront = (message: ToFront) => process.send?.(message);
const { socketPath, port } = await hearFront();

content.current = () => ({
  generation: answers.getStore()?.generation,
  isCutOff: header(IS_CUT_OFF) !== undefined,
});

said.hear = ({ status, fault, total }) => {
  const answering = answers.getStore();
  if (!answering || answering.response.writableEnded) return;
  const { response } = answering;
  if (status) answering.status = status;
  if (total !== undefined) response.setHeader('X-Total-Count', total);
  if (!fault) return;
  if (response.headersSent) response.destroy();
  // Next would render again, which takes as long again while the database is away.
  else response.writeHead(500, { [FAULT]: fault }).end();
};

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
tellFront({ kind: 'ready' });

/** The line to the front that started this process; when it ends, both do. */
function hearFront(): Promise<Extract<ToApplication, { kind: 'begin' }>> {
  const heard = new EventEmitter().setMaxListeners(0);
  let questions = 0;
  let folder: string | undefined;
  // The front takes the folder of the socket away, unless it was killed.
  endWithParent(async () => folder && rm(folder, { recursive: true, force: true }));
  // Both get what is typed at a terminal, and the front decides.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

  front.ask = async (name, ...args) => {
    const id = (questions += 1);
    const answer = once(heard, String(id));
    tellFront({ kind: 'question', id, name, args });
    const [{ value, error }] = await answer;
    if (error) throw Object.assign(new Error(), error);
    // What a request reads after its own change is the state since then.
    const answering = answers.getStore();
    if (answering && name === 'contentChanged') answering.generation = Number(value);
    return value;
  };

  return new Promise((begin) => {
    process.on('message', (message: ToApplication) => {
      switch (message.kind) {
        case 'begin':
          Object.assign(process.env, message.settings);
          if (process.platform !== 'win32') folder = dirname(message.socketPath);
          return begin(message);
        case 'answer':
          return void heard.emit(String(message.id), message);
        case 'look': {
          const usage = { pools: poolUse(), droppedEvents: droppedEvents() };
          return tellFront({ kind: 'usage', usage });
        }
        case 'stop':
          return void allDone().then(() => process.exit(0));
      }
    });
  });
}

export type Usage = { pools: PoolUse[]; droppedEvents: number };

/** What the front sends the application, beside requests. */
export type ToApplication =
  | { kind: 'begin'; socketPath: string; port: number; settings: Record<string, string> }
  | { kind: 'answer'; id: number; value?: unknown; error?: { status?: number; message: string } }
  | { kind: 'look' }
  | { kind: 'stop' };

/** What the application sends the front, beside answers. */
export type ToFront =
  | { kind: 'ready' }
  | { kind: 'question'; id: number; name: keyof Questions; args: unknown[] }
  | { kind: 'usage'; usage: Usage };
