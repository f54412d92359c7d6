import { unknownToStaff } from '@/lib/api/contract';
import { type Handler, route } from '@/lib/api/route';
import { notFound } from '@/lib/process/http-error';

const unknown: Handler = async ({ request }) => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/admin/')) await unknownToStaff();
  throw notFound();
};

// Answers JSON where no other route matches, like every error of the API.
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
  OPTIONS: unknown,
});
