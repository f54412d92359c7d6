import 'server-only';
import type { AuthOptions } from 'next-auth';
import type { OAuthConfig } from 'next-auth/providers/oauth';
import { PrismaAdapter } from '@next-auth/prisma-adapter';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { env } from '@/lib/env';
import { requestLog } from '@/lib/process/log';
import {
  RENEWAL_SECONDS,
  SESSION_SECONDS,
  sessionCookie,
  hashToken,
} from '@/lib/auth/session/session-user';
import { db } from '@/lib/db/connect/client';
import type { User } from '@/prisma/generated/client';
import {
  type Claims,
  type OidcUser,
  completeClaims,
  isAccountNumber,
  userFromClaims,
} from './claims';
import { rememberSignIn, settleAddress } from './known-user';
import { problemPath, returnPath } from './addresses';

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

const DEFAULT = 'RS256';
const ACCEPTED = [DEFAULT, 'ES256', 'PS256', 'ES384', 'RS384', 'RS512', 'PS384', 'PS512', 'ES512'];

const KNOWN_MS = 60_000;
/** A provider that is away would else hold up each of these calls for as long as it may take. */
const AWAY_MS = 5000;

type Known = { wellKnown: string; algorithm: Promise<string>; at: number; forMs: number };
let known: Known | undefined;

/** Also where the clock was set back since, it is known no longer. */
const isFresh = ({ at, forMs }: Known) => Math.abs(Date.now() - at) < forMs;

/** RS256 is the default of the standard. `none` and shared secrets are never accepted. */
export function signingAlgorithm(wellKnown: string, timeoutMs: number): Promise<string> {
  // Whoever asks for a token of next-auth comes here, so the provider is not asked each time.
  if (known?.wellKnown === wellKnown && isFresh(known)) return known.algorithm;
  const before = known?.wellKnown === wellKnown ? known.algorithm : DEFAULT;
  const algorithm = ask(wellKnown, timeoutMs);
  const asked = { wellKnown, algorithm, at: Date.now(), forMs: Infinity };
  known = asked;
  return (asked.algorithm = asked.algorithm.then(
    (algorithm) => {
      Object.assign(asked, { at: Date.now(), forMs: KNOWN_MS });
      return algorithm;
    },
    () => {
      Object.assign(asked, { at: Date.now(), forMs: AWAY_MS });
      // The sign-in itself fails as well, and tells the visitor.
      return before;
    },
  ));
}

async function ask(wellKnown: string, timeoutMs: number): Promise<string> {
  const answer = await fetch(wellKnown, { signal: AbortSignal.timeout(timeoutMs) });
  const metadata: unknown = await answer.json();
  if (!answer.ok) throw new Error(`the provider answers ${answer.status}`);
  return chooseAlgorithm(metadata);
}

export function chooseAlgorithm(metadata: unknown): string {
  const { id_token_signing_alg_values_supported: supported } = Object(metadata) as {
    id_token_signing_alg_values_supported?: unknown;
  };
  if (!Array.isArray(supported)) return DEFAULT;
  return ACCEPTED.find((algorithm) => supported.includes(algorithm)) ?? DEFAULT;
}

type PrismaAdapterClient = Parameters<typeof PrismaAdapter>[0];

/**
 * Session tokens are stored hashed, provider tokens not at all. Accounts are filed under the
 * issuer, because another provider may give the same number to somebody else.
 */
function authAdapter(): Adapter {
  const base = PrismaAdapter(db() as unknown as PrismaAdapterClient);
  return {
    ...base,
    async createUser(profile: Omit<AdapterUser, 'id'>) {
      const { email, emailVerified, firstName, lastName, profileImageUrl } =
        profile as unknown as OidcUser;
      const user = await db().user.create({
        data: { email: email.toLowerCase(), emailVerified, firstName, lastName, profileImageUrl },
      });
      return adapterUser(user);
    },
    async getUserByEmail(email) {
      const user = await db().user.findFirst({ where: { email: email.toLowerCase() } });
      return user ? adapterUser(user) : null;
    },
    async getUserByAccount({ providerAccountId }) {
      if (!isAccountNumber(providerAccountId)) return null;
      const account = await db().account.findUnique({
        where: { provider_providerAccountId: { provider: env().oidc.issuer, providerAccountId } },
        select: { user: true },
      });
      return account ? adapterUser(account.user) : null;
    },
    async linkAccount({ userId, type, providerAccountId }: AdapterAccount) {
      const provider = env().oidc.issuer;
      await db().account.create({ data: { userId, type, provider, providerAccountId } });
    },
    async createSession(session) {
      await db().session.create({
        data: { ...session, sessionToken: hashToken(session.sessionToken) },
      });
      return session;
    },
    async getSessionAndUser(sessionToken) {
      const row = await db().session.findUnique({
        where: { sessionToken: hashToken(sessionToken) },
        include: { user: true },
      });
      if (!row) return null;
      const session = { sessionToken, userId: row.userId, expires: row.expires };
      return { session, user: adapterUser(row.user) };
    },
    async updateSession({ sessionToken, expires }) {
      await db().session.updateMany({
        where: { sessionToken: hashToken(sessionToken) },
        data: { expires },
      });
      return null;
    },
    async deleteSession(sessionToken) {
      await db().session.deleteMany({ where: { sessionToken: hashToken(sessionToken) } });
    },
  };
}

function adapterUser(user: User): AdapterUser {
  return { id: user.id, email: user.email ?? '', emailVerified: user.emailVerified };
}
