import { readJson } from '@/lib/api/body';
import { unavailable } from '@/lib/process/http-error';
import { limitAddress } from '@/lib/api/rate-limit';
import { json } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { requireSameOrigin } from '@/lib/api/same-origin';
import { deliverMessage } from '@/lib/contact/deliver';
import { contactRequestSchema } from '@/lib/schemas/contact';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // Mails a visitor's message to the team; nothing of it is stored.
  POST: async ({ request }) => {
    requireSameOrigin(request);
    const message = await readJson(request, contactRequestSchema);
    await limitAddress('contact', request);
    if (!(await deliverMessage(message))) throw unavailable();
    return json({ success: true });
  },
});
