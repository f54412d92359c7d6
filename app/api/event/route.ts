import { readBeacon } from '@/lib/api/body';
import { clientAddress, limitAddress, requireSameOrigin } from '@/lib/api/sender';
import { PRIVATE } from '@/lib/api/respond';
import { route } from '@/lib/api/route';
import { collectEvent } from '@/lib/events/collect';
import { eventPayload } from '@/lib/events/event';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  // An event that is not counted gets the same answer.
  POST: async ({ request }) => {
    requireSameOrigin(request);
    await limitAddress('event', request);
    const payload = await readBeacon(request, eventPayload);
    const sender = { headers: request.headers, address: clientAddress(request) };
    const isCounted = await collectEvent(payload, sender);
    return new Response('ok', {
      status: 202,
      headers: {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': PRIVATE,
        ...(isCounted ? {} : { 'X-Plausible-Dropped': '1' }),
      },
    });
  },
});
