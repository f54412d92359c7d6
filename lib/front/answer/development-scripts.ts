import { Transform } from 'node:stream';
import { browserScripts } from '@/lib/setup/bundle.mjs';
import { OWN_FILES } from '@/lib/front/arrive/judge';
import { type Answer, isHtml } from '@/lib/front/render/ask';
import { prepareEntry } from './entry';
import { type EventTarget, type Pack, withStartScript } from './pack';
import type { StaticFiles } from './static-files';

/** Built anew for each request, which takes milliseconds, so that a reload shows every change. */
export function developmentScripts(pack: Pack): StaticFiles {
  return {
    has: (path) => path.startsWith(`${OWN_FILES}/`),
    ready: () => undefined,
    async load(path) {
      const body = (await browserScripts()).get(path.slice(OWN_FILES.length));
      const type = 'text/javascript; charset=utf-8';
      const answer = {
        status: body ? 200 : 404,
        headers: { 'content-type': type },
        body: body ?? Buffer.alloc(0),
      };
      const headers = ['Content-Type', type, ...pack.security(answer)];
      return prepareEntry(answer, { page: OWN_FILES, headers, cacheControl: 'no-store' });
    },
    add: async () => undefined,
    remove: () => undefined,
  };
}

/** Next streams its documents in development, with the whole head in one part. */
export function withScriptInDevelopment(answer: Answer, events: EventTarget): Answer {
  if (!isHtml(answer)) return answer;
  // A part may end within a letter, which this coding leaves as it is.
  const inserted = (part: Buffer) =>
    Buffer.from(withStartScript(part.toString('latin1'), START, events), 'latin1');
  if (!answer.stream) return { ...answer, body: inserted(answer.body) };
  const parts = new Transform({
    transform: (part: Buffer, _encoding, done) => done(null, inserted(part)),
  });
  return { ...answer, stream: answer.stream.pipe(parts) };
}

const START = `${OWN_FILES}/start.js`;
