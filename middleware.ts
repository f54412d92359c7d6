import { type NextRequest, NextResponse } from 'next/server';
import { SESSION_SECONDS, sessionCookie } from '@/lib/auth/session/session-cookie';
import { findSession, renewSession } from '@/lib/auth/session/session-user';

export const config = {
  runtime: 'nodejs',
  matcher: ['/admin', '/admin/:path*'],
};

/** This is only the first check of /admin: every page and handler behind it checks again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { name, options } = sessionCookie();
  const token = request.cookies.get(name)?.value;
  const session = await findSession(token);
  if (!session || !token) return gate(request, 'unauthorized');
  if (!session.user.isAdmin) return gate(request, 'forbidden');
  const response = NextResponse.next();
  if (await renewSession(token, session)) {
    response.cookies.set(name, token, { ...options, maxAge: SESSION_SECONDS });
  }
  return response;
}

function gate(request: NextRequest, status: 'unauthorized' | 'forbidden'): NextResponse {
  return NextResponse.rewrite(new URL(`/gate/${status}`, request.url));
}
