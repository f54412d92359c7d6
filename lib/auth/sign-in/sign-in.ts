import 'server-only';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import type { NextRequest } from 'next/server';
import { hashToken, sessionCookie } from '@/lib/auth/session/session-cookie';
import { db } from '@/lib/db/connect/client';
import { authOptions } from './options';
import { PROVIDER_ID } from './provider';

type Context = { params: Promise<{ nextauth: string[] }> };
type Answer = { location?: string; cookies: string[]; body?: { csrfToken?: string } };

/**
 * next-auth starts a sign-in only by a POST with its CSRF token. For a plain link it is called
 * twice: for the token, then for the provider's address.
 */
export async function startSignIn(callbackUrl: string): Promise<Answer> {
  const csrf = await ask({ method: 'GET', action: ['csrf'] });
  const signIn = await ask({
    method: 'POST',
    action: ['signin', PROVIDER_ID],
    cookies: cookieValues(csrf.cookies),
    body: { csrfToken: csrf.body?.csrfToken, callbackUrl },
  });
  return { ...signIn, cookies: [...csrf.cookies, ...signIn.cookies] };
}

/**
 * With a session open, next-auth would keep its old token, or link the new account to its user. So
 * that session is hidden from next-auth, and deleted when the sign-in succeeds.
 */
export async function finishSignIn(request: NextRequest, context: Context): Promise<Response> {
  const options = await authOptions();
  const adapter = { ...options.adapter, getSessionAndUser: async () => null };
  const withoutSession = { ...options, adapter } as typeof options;
  const answer = (await NextAuth(request as never, context as never, withoutSession)) as Response;
  const { name } = sessionCookie();
  const before = request.cookies.get(name)?.value;
  if (before && answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${name}=`))) {
    await db().session.deleteMany({ where: { sessionToken: hashToken(before) } });
  }
  return answer;
}

type Question = {
  method: string;
  action: string[];
  cookies?: Record<string, string>;
  body?: object;
};

async function ask({ method, action, cookies = {}, body = {} }: Question): Promise<Answer> {
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
