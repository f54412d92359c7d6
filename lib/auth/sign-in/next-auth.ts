import 'server-only';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth, { type AuthOptions } from 'next-auth';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { hashToken, sessionCookie } from '@/lib/auth/session/session-user';
import { db } from '@/lib/db/connect/client';
import { env } from '@/lib/env';
import { PROVIDER_ID, authOptions } from './options';

export async function askNextAuth(request: NextRequest, action: string): Promise<Response> {
  return ask(request, action, await authOptions());
}

/**
 * With a session open, next-auth would keep its old token, or link the new account to its user. So
 * that session is hidden from next-auth, and deleted when the sign-in succeeds.
 */
export async function finishSignIn(request: NextRequest, action: string): Promise<Response> {
  const options = await authOptions();
  const adapter = { ...options.adapter, getSessionAndUser: async () => null };
  const answer = await ask(request, action, { ...options, adapter } as AuthOptions);
  const { name } = sessionCookie();
  const before = request.cookies.get(name)?.value;
  if (before && answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))) {
    await db().session.deleteMany({ where: { sessionToken: hashToken(before) } });
  }
  return answer;
}

async function ask(request: NextRequest, action: string, options: AuthOptions): Promise<Response> {
  await forgetOddTargets(request);
  const context = { params: Promise.resolve({ nextauth: action.split('/') }) };
  return (await NextAuth(request as never, context as never, options)) as Response;
}

/** An address that next-auth cannot read, left in a cookie, would lock its browser out. */
async function forgetOddTargets(request: NextRequest): Promise<void> {
  request.nextUrl.searchParams.delete('callbackUrl');
  const { origin, protocol } = new URL(env().SITE_URL);
  const name = `${protocol === 'https:' ? '__Secure-' : ''}next-auth.callback-url`;
  const jar = await cookies();
  const target = jar.get(name)?.value;
  if (target === undefined) return;
  if (!URL.canParse(target) || new URL(target).origin !== origin) jar.delete(name);
}

type Answer = { location?: string; cookies: string[]; body?: { csrfToken?: string } };

/**
 * next-auth starts a sign-in only by a POST with its CSRF token. For a plain link it is called
 * twice: for the token, then for the provider's address.
 */
export async function startSignIn(callbackUrl: string): Promise<Answer> {
  const csrf = await call({ method: 'GET', action: ['csrf'] });
  const signIn = await call({
    method: 'POST',
    action: ['signin', PROVIDER_ID],
    cookies: cookieValues(csrf.cookies),
    body: { csrfToken: csrf.body?.csrfToken, callbackUrl },
  });
  return { ...signIn, cookies: [...csrf.cookies, ...signIn.cookies] };
}

type Question = {
  method: string;
  action: string[];
  cookies?: Record<string, string>;
  body?: object;
};

async function call({ method, action, cookies = {}, body = {} }: Question): Promise<Answer> {
  const answer: Answer = { cookies: [] };
  const request = { method, cookies, body, headers: {}, query: { nextauth: action } };
  const response = {
    status: () => response,
    getHeader: (name: string) => (isSetCookie(name) ? answer.cookies : undefined),
    setHeader(name: string, value: string | string[]) {
      if (isSetCookie(name)) answer.cookies = [value].flat();
      if (name.toLowerCase() === 'location') answer.location = String(value);
      return response;
    },
    json: (value: Answer['body']) => (answer.body = value),
    send: (value: Answer['body']) => (answer.body = value),
    end: () => undefined,
  };
  await NextAuth(
    request as unknown as NextApiRequest,
    response as unknown as NextApiResponse,
    await authOptions(),
  );
  return answer;
}

const isSetCookie = (name: string) => name.toLowerCase() === 'set-cookie';

function cookieValues(setCookies: string[]): Record<string, string> {
  return Object.fromEntries(
    setCookies.map((cookie) => {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      return [name, decodeURIComponent(value.join('='))];
    }),
  );
}
