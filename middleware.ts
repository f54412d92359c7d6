import { type NextRequest, NextResponse } from 'next/server';
import {
  SESSION_SECONDS,
  sessionCookie,
  findSession,
  isStaff,
  renewSession,
} from '@/lib/auth/session/session-user';
import { isUnreachable } from '@/lib/db/connect/database-errors';

export const config = {
  runtime: 'nodejs',
  matcher: ['/admin', '/admin/:path*'],
};

/** This is only the first check of /admin: every page and handler behind it checks again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  try {
    return await judge(request);
  } catch (error) {
    // Next would make 500 of it. The server in front shows its page for this status.
    if (isUnreachable(error)) return new NextResponse(null, { status: 503 });
    throw error;
  }
}

async function judge(request: NextRequest): Promise<NextResponse> {
  const { name, options } = sessionCookie();
  const token = request.cookies.get(name)?.value;
  const session = await findSession(token);
  if (!session || !token) return gate(request, 'unauthorized');
  if (!isStaff(session.user)) return gate(request, 'forbidden');
  const response = NextResponse.next();
  if (await renewSession(token, session)) {
    response.cookies.set(name, token, { ...options, maxAge: SESSION_SECONDS });
  }
  return response;
}

function gate(request: NextRequest, status: 'unauthorized' | 'forbidden'): NextResponse {
  return NextResponse.rewrite(new URL(`/gate/${status}`, request.url));
}
