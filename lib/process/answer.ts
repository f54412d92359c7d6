import { channel } from 'node:diagnostics_channel';
import type { Fault } from './private-headers';

/** What a page says of its own answer, which Next lets it say in no other way. */
export type Said = { status?: 400 | 401 | 403 | 404 | 410; fault?: Fault };

const said = channel('guide.answer');

/** Called within the request that the page answers. */
export const onSaid = (listen: (said: Said) => void) =>
  said.subscribe((message) => listen(message as Said));

/** Used instead of notFound(), for which Next sends a document that only JavaScript fills. */
export const markAnswer = (status: Said['status']) => said.publish({ status });

/** An answer behind which anything threw is never kept. */
export const noteFault = (fault: Fault) => said.publish({ fault });
