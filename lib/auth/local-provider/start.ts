import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';
import { findAccount } from './accounts';
import { createInteraction } from './interaction';

export type LocalProviderOptions = {
  isLocal: boolean;
  port: number;
  siteUrl: string;
  clientId: string;
  clientSecret: string;
  password: string;
};

/** A real OpenID Connect provider for a machine of one's own; anywhere else it refuses. */
export async function startLocalProvider(options: LocalProviderOptions): Promise<Server> {
  if (!options.isLocal) {
    throw new Error('The local identity provider starts only when SITE_URL is a loopback address.');
  }
  const provider = new Provider(`http://localhost:${options.port}`, configuration(options));
  const interact = createInteraction(provider, options.password);
  const protocol = provider.callback();
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void protocol(request, response);
    interact(request, response).catch(() => {
      response.writeHead(400, { 'Content-Type': 'text/plain' });
      response.end('This sign-in has expired. Go back to the site and start again.');
    });
  });
  await listen(server, options.port);
  return server;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

function configuration({ siteUrl, clientId, clientSecret }: LocalProviderOptions): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${siteUrl}/api/auth/callback/oidc`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'local', use: 'sig' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    // next-auth reads the claims from the id token.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, id) => {
      const account = findAccount(id);
      if (!account) return undefined;
      const { accountId, ...claims } = account;
      return {
        accountId,
        claims: () => ({ sub: accountId, ...claims, email_verified: true }),
      };
    },
  };
}
