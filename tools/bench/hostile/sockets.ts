import { type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomInt } from 'node:crypto';
import type { Act } from './attackers';

const DRIBBLE_MS = 2000;

const SLOW = [
  'POST /newsletter/inscription HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n',
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
  'GET /masters HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
];
const GARBAGE = [
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
  'GET /%00%ff/../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(60_000)}\r\n\r\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
];

/** Whoever sends slowly, leaves without reading, or speaks no HTTP. */
export const onSockets = (port: number): Act[] => [
  { atOnce: 40, pauseMs: 200, act: () => dribble(port) },
  { atOnce: 2, pauseMs: 100, act: () => sayAndLeave(port) },
];

async function dribble(port: number): Promise<void> {
  const socket = open(port);
  socket.write(SLOW[randomInt(SLOW.length)] ?? '');
  // The site ends it; a minute is more than it should wait.
  for (let sent = 0; sent < 30 && !socket.destroyed; sent += 1) {
    await sleep(DRIBBLE_MS);
    if (!socket.destroyed) socket.write('x');
  }
  socket.destroy();
}

async function sayAndLeave(port: number): Promise<void> {
  const socket = open(port);
  socket.write(Buffer.from(GARBAGE[randomInt(GARBAGE.length)] ?? '', 'latin1'));
  await sleep(randomInt(50));
  socket.destroy();
}

function open(port: number): Socket {
  const socket = connect(port, 'localhost');
  socket.on('error', () => socket.destroy()).on('end', () => socket.destroy());
  socket.resume();
  return socket;
}
