import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Adapter, AdapterPayload, Configuration } from 'oidc-provider';

const MOST_ROWS = 1000;
const LASTS_SECONDS = 600;

/** The library's own adapter in memory warns at every start that it is not for production. */
export function createMemoryAdapter() {
  const rows = new LRUCache<string, AdapterPayload>({ max: MOST_ROWS });

  return class MemoryAdapter implements Adapter {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    async upsert(id: string, payload: AdapterPayload, expiresIn = LASTS_SECONDS) {
      rows.set(this.#key(id), payload, { ttl: expiresIn * 1000 });
    }

    async find(id: string) {
      return rows.get(this.#key(id));
    }

    async findByUid(uid: string) {
      return this.#first((payload) => payload.uid === uid);
    }

    async findByUserCode(userCode: string) {
      return this.#first((payload) => payload.userCode === userCode);
    }

    async consume(id: string) {
      const payload = rows.get(this.#key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      rows.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, payload] of rows.entries()) {
        if (payload.grantId === grantId) rows.delete(key);
      }
    }

    #key(id: string) {
      return `${this.#kind}:${id}`;
    }

    #first(matches: (payload: AdapterPayload) => boolean) {
      return rows.find((payload, key) => key.startsWith(`${this.#kind}:`) && matches(payload));
    }
  };
}

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
