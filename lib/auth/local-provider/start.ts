import { type IncomingMessage, type Server, createServer } from 'node:http';
import { SettingError, isLoopbackUrl } from '@/lib/env';
import { type LocalProviderOptions, configuration } from './configuration';
import { createInteraction } from './interaction';

const NODE_20 = 'Unsupported runtime. Use Node.js v22';

/** A real OpenID Connect provider for a machine of one's own; anywhere else it refuses. */
export async function startLocalProvider(options: LocalProviderOptions): Promise<Server> {
  // Asked of the address itself too: no setting can talk it into starting elsewhere.
  if (!options.isLocal || !isLoopbackUrl(options.siteUrl)) {
    throw new Error('The local identity provider starts only when SITE_URL is a loopback address.');
  }
  const { Provider } = await loadLibrary();
  const issuer = `http://localhost:${options.port}`;
  const provider = new Provider(issuer, configuration(options));
  const interact = createInteraction(provider, options);
  const protocol = provider.callback();
  const server = createServer((request, response) => {
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

/** Otherwise it would let the last account in again, and nobody could try the other one. */
function forgetWhoSignedIn(request: IncomingMessage): void {
  delete request.headers.cookie;
}

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

/**
 * oidc-provider, loaded only where it runs. On Node 20 it warns while it loads that it is tested
 * on newer ones; this site promises Node 20, its browser tests sign in on it, and a newcomer can
 * do nothing about the line: that one is left out, and no other.
 */
export async function loadLibrary() {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes(NODE_20)) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
