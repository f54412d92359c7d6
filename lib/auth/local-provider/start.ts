import { type IncomingMessage, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SettingError, isLoopbackUrl } from '@/lib/env';
import { type LocalProviderOptions, configuration } from './configuration';
import { createInteraction } from './interaction';

export async function startLocalProvider(options: LocalProviderOptions): Promise<Server> {
  // The address is checked too, so that no wrong setting starts this on a real site.
  if (!options.isLocal || !isLoopbackUrl(options.siteUrl)) {
    throw new Error('The local identity provider starts only when SITE_URL is a loopback address.');
  }
  const { Provider } = await import('oidc-provider');
  const issuer = `http://localhost:${options.port}`;
  const provider = new Provider(issuer, configuration(options));
  const interact = createInteraction(provider, options);
  const protocol = provider.callback();
  const server = createServer((request, response) => {
    // A page elsewhere could point a name of its own at this machine, and read the answers.
    if (request.headers.host !== `localhost:${portOf(server)}`) {
      return void response.writeHead(421).end();
    }
    // Browsers ask for an icon on every page, and print a 404 as an error of the page.
    if (request.url === '/favicon.ico') return void response.writeHead(204).end();
    if (request.url?.startsWith('/auth?')) forgetWhoSignedIn(request);
    if (!request.url?.startsWith('/interaction/')) return void protocol(request, response);
    interact(request, response).catch(() => {
      response.writeHead(400, { 'Content-Type': 'text/plain' });
      response.end('This sign-in has expired. Go back to the site and start again.');
    });
  });
  await listen(server, options.port);
  return server;
}

function forgetWhoSignedIn(request: IncomingMessage): void {
  delete request.headers.cookie;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new SettingError(`PORT: the next port, ${port}, is needed for signing in but is in use`)
          : error,
      ),
    );
    server.listen(port, '127.0.0.1', () => resolve());
  });
}
