// Loaded into both processes of the site before anything else (node --import): counts the queries
// each sends and, when told to, keeps a render open after it has read its article.
import { createServer } from 'node:http';
import pg from 'pg';

// The front is asked at the port, the application, which alone has a line to another, at the next.
const port = Number(process.env.BENCH_SPY_PORT ?? 0) + (process.send ? 1 : 0);
const ARTICLE_READ = /FROM "public"\."articles".*"slug" = /s;

const queries = [];
let isArmed = false;
let heldSince;
let release = () => undefined;
let noteHeld = () => undefined;

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (config, ...rest) {
  const text = typeof config === 'string' ? config : String(config?.text);
  queries.push(text);
  const done = rest.at(-1);
  if (!isArmed || !ARTICLE_READ.test(text) || typeof done !== 'function') {
    return query.call(this, config, ...rest);
  }
  isArmed = false;
  const released = new Promise((resolve) => (release = resolve));
  // A pool hands the rows on through a callback.
  return query.call(this, config, ...rest.slice(0, -1), (...result) => {
    noteHeld();
    void released.then(() => done(...result));
  });
};

const COMMANDS = {
  '/queries': () => queries.splice(0),
  '/arm': () => {
    isArmed = true;
    heldSince = new Promise((resolve) => (noteHeld = resolve));
  },
  '/held': () => heldSince,
  '/release': () => release(),
};

// Workers of a process load this too; the first one gets the port.
createServer(async (request, response) => {
  const result = await COMMANDS[request.url ?? '']?.();
  response.end(JSON.stringify(result ?? null));
})
  .on('error', () => undefined)
  .listen(port, '127.0.0.1')
  .unref();
