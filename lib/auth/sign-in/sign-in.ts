import 'server-only';
import type { NextApiRequest, NextApiResponse } from 'next';
import NextAuth from 'next-auth';
import { authOptions } from './options';
import { PROVIDER_ID } from './options';

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
