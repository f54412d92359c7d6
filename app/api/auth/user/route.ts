import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { requireUser } from '@/lib/auth/session/current-user';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => json(await requireUser()),
});
