import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { limitAddress } from '@/lib/api/rate-limit';
import { errorResponse } from '@/lib/api/route';
import { authOptions } from '@/lib/auth/options';

type Context = { params: Promise<{ nextauth: string[] }> };

async function handler(request: NextRequest, context: Context): Promise<Response> {
  try {
    await limitAddress('api', request);
    const [action] = (await context.params).nextauth;
    if (request.method === 'POST' && action === 'signin') await limitAddress('login', request);
  } catch (error) {
    return errorResponse(error, request);
  }
  return NextAuth(request as never, context as never, authOptions()) as Promise<Response>;
}

export { handler as GET, handler as POST };
