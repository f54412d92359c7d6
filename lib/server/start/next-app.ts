import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import next from 'next';
import type { NextHandler } from '@/lib/server/render/ask-next';
import { type SiteRoutes, builtRoutes } from '@/lib/server/route/site-routes';

export type NextApp = {
  handler: NextHandler;
  /** Hot reload's connection; undefined when a build is served. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  /** What the build says of itself; undefined in development. */
  built?: { routes: SiteRoutes; distDir: string; publicDir: string };
  close: () => Promise<void>;
};

type Options = { isDev: boolean; dir: string; distDir: string; hostname: string; port: number };

/** Next as a part of this process: it answers what it is asked and listens on nothing itself. */
export async function prepareNext(options: Options): Promise<NextApp> {
  const { isDev, dir, hostname, port } = options;
  const app = next({ dev: isDev, dir, hostname, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const handler: NextHandler = (request, response) => handle(request, response);
  const close = () => app.close();
  if (isDev) return { handler, upgrade: app.getUpgradeHandler(), close };
  const distDir = join(dir, options.distDir);
  const built = { routes: builtRoutes(distDir), distDir, publicDir: join(dir, 'public') };
  return { handler, built, close };
}
