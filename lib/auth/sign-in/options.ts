import 'server-only';
import type { AuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { env } from '@/lib/env';
import { requestLog } from '@/lib/process/log';
import { RENEWAL_SECONDS, SESSION_SECONDS, sessionCookie } from '@/lib/auth/session/session-cookie';
import { authAdapter } from './adapter';
import {
  type Claims,
  type OidcUser,
  completeClaims,
  isAccountNumber,
  userFromClaims,
} from './claims';
import { rememberSignIn, settleAddress } from './known-user';
import { problemPath } from './problems';
import { returnPath } from './return-path';
import { signingAlgorithm } from './signing-algorithm';

export async function authOptions(): Promise<AuthOptions> {
  const { NEXTAUTH_SECRET, SITE_URL } = env();
  return {
    secret: NEXTAUTH_SECRET,
    adapter: authAdapter(),
    session: { strategy: 'database', maxAge: SESSION_SECONDS, updateAge: RENEWAL_SECONDS },
    useSecureCookies: SITE_URL.startsWith('https:'),
    cookies: { sessionToken: sessionCookie() },
    pages: {
      signIn: '/login',
      signOut: '/login/sign-out',
      error: '/login/error',
      verifyRequest: '/login',
    },
    providers: [await identityProvider()],
    callbacks: {
      signIn: ({ profile }) => judge(userFromClaims(profile as Claims)),
      redirect: ({ url }) => new URL(returnPath(url, SITE_URL), SITE_URL).href,
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      // What next-auth calls the profile is what userFromClaims() returned.
      signIn: ({ user, profile }) => rememberSignIn(user.id, profile as unknown as OidcUser),
    },
    logger: {
      error: (code) => requestLog().warn({ code }, 'sign-in failed'),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

/** next-auth would put the text of an error thrown here into an address. */
async function judge(user: OidcUser): Promise<true | string> {
  if (!isAccountNumber(user.id)) return problemPath('OAuthCallback');
  if (!user.email) return problemPath('EmailMissing');
  try {
    await settleAddress(user);
    return true;
  } catch (error) {
    requestLog().error({ err: error }, 'sign-in failed');
    return problemPath('Callback');
  }
}

export const PROVIDER_ID = 'oidc';

const TIMEOUT_MS = 3000;

async function identityProvider(): Promise<OAuthConfig<Claims>> {
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
