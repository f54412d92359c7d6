import { readJson } from '@/lib/api/body';
import { limitAddress, requireSameOrigin } from '@/lib/api/sender';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { subscribe } from '@/lib/newsletter/subscriptions';
import { newsletterSchema } from '@/lib/schemas/newsletter';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // The answer does not tell whether the address was known.
  POST: async ({ request }) => {
    requireSameOrigin(request);
    const { email, subjects } = await readJson(request, newsletterSchema);
    await limitAddress('subscribe', request);
    await subscribe(email, subjects);
    return json({ success: true });
  },
});
