import type { Fault } from './private-headers';
import { shared } from './shared';

/** What a page says of its own answer, which Next lets it say in no other way. */
type Said = { status?: 400 | 401 | 403 | 404 | 410; fault?: Fault; total?: number };
type Hear = (said: Said) => void;

/** The application hears it, within the request that the page answers. */
export const said = shared('answer', (): { hear: Hear } => ({ hear: () => undefined }));

/** Used instead of notFound(), for which Next sends a document that only JavaScript fills. */
export const markAnswer = (status: Said['status']) => said.hear({ status });

/** How many rows the list has of which the page shows some. */
export const tellTotal = (total: number) => said.hear({ total });

/** An answer behind which anything threw is never kept. */
export const noteFault = (fault: Fault) => said.hear({ fault });
