import { readJson } from '@/lib/api/body';
import { limitAddress, requireSameOrigin } from '@/lib/api/sender';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { deliverMessage } from '@/lib/contact/deliver';
import { contactRequestSchema } from '@/lib/schemas/contact';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async ({ request }) => {
    requireSameOrigin(request);
    const message = await readJson(request, contactRequestSchema);
    await limitAddress('contact', request);
    await deliverMessage(message);
    return json({ success: true });
  },
});
