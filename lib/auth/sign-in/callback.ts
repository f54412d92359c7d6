import 'server-only';
import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { db } from '@/lib/db/connect/client';
import { authOptions } from './options';
import { hashToken, sessionCookie } from '@/lib/auth/session/session-cookie';

type Context = { params: Promise<{ nextauth: string[] }> };

/**
 * The way back from the provider. next-auth would let a session that is still open win: it keeps
 * its old token, or gives the account that just signed in to whoever was signed in before. So it
 * does not see that session, and a successful sign-in ends it.
 */
export async function finishSignIn(request: NextRequest, context: Context): Promise<Response> {
  const refused = request.nextUrl.searchParams.get('error');
  if (refused) return problem(refused === 'access_denied' ? 'AccessDenied' : 'OAuthCallback');
  const options = await authOptions();
  const adapter = { ...options.adapter, getSessionAndUser: async () => null };
  const answer = (await NextAuth(
    request as never,
    context as never,
    {
      ...options,
      adapter,
    } as typeof options,
  )) as Response;
  const { name } = sessionCookie();
  const before = request.cookies.get(name)?.value;
  if (before && answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))) {
    await db().session.deleteMany({ where: { sessionToken: hashToken(before) } });
  }
  return answer;
}

export function problem(code: string): Response {
  const location = `/login/error?error=${encodeURIComponent(code)}`;
  return new Response(null, { status: 302, headers: { Location: location } });
}
