import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/auth/options';

type Context = { params: Promise<{ nextauth: string[] }> };

const handler = (request: NextRequest, context: Context) =>
  NextAuth(request as never, context as never, authOptions()) as Promise<Response>;

export { handler as GET, handler as POST };
