import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { eventually } from '../fixtures/running/eventually';
import { freePortPair } from '../fixtures/site/free-port';
import type { Browser } from './engines';

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ESCAPE = '\uE00C';

/** WebDriver is a handful of requests, so no library is needed for them. */
export async function openWebKit(size: { width: number; height: number }): Promise<Browser> {
  const port = await freePortPair();
  // In a group of its own, so that the display ends with it.
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  });
  const end = () => process.kill(-(driver.pid ?? 0));
  process.once('exit', end);
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const url = `http://127.0.0.1:${port}/session${path}`;
    const answer = await fetch(url, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const session = await startSession(ask);
  const post = (path: string, body: object = {}) => ask('POST', `/${session}${path}`, body);
  const find = async (value: string) => {
    const found = (await post('/element', { using: 'css selector', value })) as object;
    return `/element/${(found as Record<string, string>)[ELEMENT]}`;
  };
  const press = (keys: string) =>
    post('/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: [...keys].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  await post('/window/rect', size);
  return {
    open: (url) => post('/url', { url }),
    click: async (selector) => {
      // The driver does not wait until the page has scrolled smoothly.
      const scroll = `document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({ behavior: 'instant', block: 'center' })`;
      await post('/execute/sync', { script: scroll, args: [] });
      await post(`${await find(selector)}/click`);
    },
    type: press,
    press: () => press(ESCAPE),
    read: (expression) => post('/execute/sync', { script: `return ${expression}`, args: [] }),
    close: async () => {
      await ask('DELETE', `/${session}`);
      process.off('exit', end);
      end();
    },
  };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

async function startSession(ask: Ask): Promise<string> {
  const library = readdirSync(LIBRARIES).find((name) =>
    existsSync(`${LIBRARIES}/${name}/MiniBrowser`),
  );
  const binary = `${LIBRARIES}/${library}/MiniBrowser`;
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  let answer: unknown;
  let refusal: unknown;
  await eventually(async () => {
    try {
      answer = await ask('POST', '', { capabilities: { alwaysMatch: options } });
    } catch (error) {
      // The driver needs a moment before it listens; what it says itself is its last word.
      if (error instanceof TypeError) throw error;
      refusal = error;
    }
  }, 15_000);
  if (refusal) throw refusal;
  return (answer as { sessionId: string }).sessionId;
}
