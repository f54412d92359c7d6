import 'server-only';
import type { AuthOptions } from 'next-auth';
import { env } from '@/lib/env';
import { requestLog } from '@/lib/process/log';
import { authAdapter } from './adapter';
import { type Claims, type OidcUser, isAccountNumber, userFromClaims } from './claims';
import { rememberSignIn, settleAddress } from './known-user';
import { problemPath } from './problems';
import { identityProvider } from './provider';
import { returnPath } from './return-path';
import { RENEWAL_SECONDS, SESSION_SECONDS, sessionCookie } from '@/lib/auth/session/session-cookie';

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
