import 'server-only';
import type { AuthOptions } from 'next-auth';
import { env } from '@/lib/env';
import { requestLog } from '@/lib/server/log';
import { authAdapter } from './adapter';
import { type Claims, isEmailVerified, userFromClaims } from './claims';
import { returnPath } from './return-path';
import { RENEWAL_SECONDS, SESSION_SECONDS, sessionCookie } from './session-cookie';
import { rememberSignIn } from './remember-sign-in';

export const PROVIDER_ID = 'oidc';

export function authOptions(): AuthOptions {
  const { oidc, NEXTAUTH_SECRET, SITE_URL } = env();
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
    providers: [
      {
        id: PROVIDER_ID,
        name: 'OpenID Connect',
        type: 'oauth',
        wellKnown: `${oidc.issuer}/.well-known/openid-configuration`,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        authorization: { params: { scope: 'openid email profile' } },
        checks: ['pkce', 'state', 'nonce'],
        idToken: true,
        httpOptions: { timeout: 5000 },
        profile: (claims: Claims) => userFromClaims(claims),
      },
    ],
    callbacks: {
      signIn: ({ profile }) => Boolean(profile?.email) || '/login/error?error=EmailMissing',
      redirect: ({ url }) => new URL(returnPath(url, SITE_URL), SITE_URL).href,
      session: ({ session }) => ({ expires: session.expires }),
    },
    events: {
      signIn: async ({ user, profile }) => {
        const claims = profile as Claims;
        await rememberSignIn(user.id, userFromClaims(claims), isEmailVerified(claims));
      },
    },
    logger: {
      error: (code) => requestLog().warn({ code }, 'sign-in failed'),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}
