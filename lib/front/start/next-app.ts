import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import next from 'next';
import type { NextHandler } from '@/lib/front/render/ask-next';
import { type SiteRoutes, builtRoutes } from '@/lib/front/route/site-routes';

export type NextApp = {
  handler: NextHandler;
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => Promise<void>;
  built?: { routes: SiteRoutes; distDir: string; publicDir: string };
  close: () => Promise<void>;
};

type Options = { isDev: boolean; dir: string; distDir: string; port: number };

// Next calls loopback addresses by this name. Had it another one for itself, it would send what the
// middleware rewrites over the network to the site, as a stranger's request.
const OWN_NAME = 'localhost';

export async function prepareNext(options: Options): Promise<NextApp> {
  const { isDev, dir, port } = options;
  const app = next({ dev: isDev, dir, hostname: OWN_NAME, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const handler: NextHandler = (request, response) => handle(request, response);
  const close = () => app.close();
  if (isDev) return { handler, upgrade: app.getUpgradeHandler(), close };
  const distDir = join(dir, options.distDir);
  const built = { routes: builtRoutes(distDir), distDir, publicDir: join(dir, 'public') };
  return { handler, built, close };
}
