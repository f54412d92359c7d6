import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Configuration } from 'oidc-provider';
import { createMemoryAdapter } from './memory-adapter';

export type LocalProviderOptions = {
  isLocal: boolean;
  port: number;
  siteUrl: string;
  clientId: string;
  clientSecret: string;
  password: string;
};

export const localAccounts = [
  {
    accountId: 'local-admin',
    email: 'admin@guide.local',
    given_name: 'Admin',
    family_name: 'Local',
  },
  {
    accountId: 'local-member',
    email: 'membre@guide.local',
    given_name: 'Membre',
    family_name: 'Local',
  },
];

export function configuration({
  siteUrl,
  clientId,
  clientSecret,
}: LocalProviderOptions): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    adapter: createMemoryAdapter(),
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
    // The claims travel in the id token, which saves a request.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    ttl: { Session: 600, Interaction: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_, id) => {
      const account = localAccounts.find(({ accountId }) => accountId === id);
      if (!account) return undefined;
      const { accountId, ...claims } = account;
      return {
        accountId,
        claims: () => ({ sub: accountId, ...claims, email_verified: true }),
      };
    },
  };
}
