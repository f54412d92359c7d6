import type { ServerResponse } from 'node:http';
import { browserScripts } from '@/lib/setup/bundle.mjs';
import { OWN_FILES } from '@/lib/front/arrive/judge';
import { prepareEntry } from './entry';
import type { Pack } from './pack';
import type { StaticFiles } from './static-files';
import { type EventTarget, withEvents, withStartScript } from './strip-page';

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
  };
}

/** Next streams its documents in development, with the whole head in one part. */
export function insertStartScript(response: ServerResponse, events: EventTarget): void {
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  response.write = ((part: string | Uint8Array, ...rest: unknown[]) => {
    const isHtml = String(response.getHeader('content-type')).startsWith('text/html');
    if (!isHtml) return write(part, ...rest);
    return write(withStartScript(withEvents(Buffer.from(part), events), START), ...rest);
  }) as typeof response.write;
}

const START = `${OWN_FILES}/start.js`;
