import { deliverMessage } from '@/lib/mail/contact';
import { collectEvent } from '@/lib/events/collect';
import { eventPayload } from '@/lib/events/event';
import { subscribe } from '@/lib/mail/newsletter/subscriptions';
import { storeProposal } from '@/lib/proposals/store-proposal';
import { contactRequestSchema } from '@/lib/entities/mail/contact';
import { proposalSchema } from '@/lib/entities/proposal';
import { newsletterSchema } from '@/lib/entities/mail/newsletter';
import { BEACON_TYPE, addressIn, callerOf, readJson } from '@/lib/api/request';
import { anybody, contract } from '../contract';
import { PRIVATE } from '@/lib/api/route';

export const subscription = contract('/api/newsletter/subscribe', {
  POST: anybody('Subscribe to the newsletter; a known address is answered like a new one', {
    limit: 'subscribe',
    body: newsletterSchema,
    answer: 'Success',
    work: ({ input }) => subscribe(input.email, input.subjects),
  }),
});

export const proposal = contract('/api/proposals', {
  POST: anybody('Tell the team what is wrong or missing in the directory; staff decide on it', {
    limit: 'proposal',
    body: proposalSchema,
    answer: 'Success',
    work: ({ input, request }) => storeProposal(input, callerOf(request)),
  }),
});

export const contact = contract('/api/contact', {
  POST: anybody('Send a message to the team by mail; nothing of it is stored', {
    limit: 'contact',
    body: contactRequestSchema,
    answer: 'Success',
    refusals: [503],
    work: ({ input }) => deliverMessage(input),
  }),
});

export const event = contract('/api/event', {
  POST: anybody('Count an event, in the format of Plausible; sent as JSON or as plain text', {
    limit: 'event',
    rawBody: { type: 'text/plain', schema: eventPayload },
    answer: { status: 202, description: 'ok; X-Plausible-Dropped when it does not count' },
    // An event that is not counted gets the same answer.
    work: async ({ request }) => {
      const payload = await readJson(request, eventPayload, BEACON_TYPE);
      const sender = { headers: request.headers, address: addressIn(request.headers) };
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
  }),
});
