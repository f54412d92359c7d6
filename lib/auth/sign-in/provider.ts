import 'server-only';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { env } from '@/lib/env';
import { type Claims, completeClaims, userFromClaims } from './claims';
import { signingAlgorithm } from './signing-algorithm';

export const PROVIDER_ID = 'oidc';

const TIMEOUT_MS = 3000;

export async function identityProvider(): Promise<OAuthConfig<Claims>> {
  const { oidc } = env();
  const wellKnown = `${oidc.issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  return {
    id: PROVIDER_ID,
    name: 'OpenID Connect',
    type: 'oauth',
    wellKnown,
    clientId: oidc.clientId,
    clientSecret: oidc.clientSecret,
    client: { id_token_signed_response_alg: await signingAlgorithm(wellKnown, TIMEOUT_MS) },
    authorization: { params: { scope: 'openid email profile' } },
    checks: ['pkce', 'state', 'nonce'],
    idToken: true,
    userinfo: {
      // With `idToken`, the client has already checked the tokens, and they are a whole TokenSet.
      request: ({ client, tokens }) =>
        completeClaims(client, tokens as Exclude<Parameters<typeof client.userinfo>[0], string>),
    },
    httpOptions: { timeout: TIMEOUT_MS },
    profile: (claims) => userFromClaims(claims),
  };
}
