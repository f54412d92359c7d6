import { notFound } from '@/lib/process/http-error';
import { route } from '@/lib/api/route';

const unknown = () => Promise.reject(notFound());

// Whatever no other route answers: JSON, like every error of the API.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
  OPTIONS: unknown,
});
