import { type Change, type Changed, askFront } from './ask-front';
import { shared } from './shared';

/** The state of the content; cut off is who does not hear of changes made elsewhere. */
type Content = { generation?: number; isCutOff: boolean };
type Tell = () => Content;

/** The front knows of its own accord, the application from the request that it answers. */
export const content = shared('content', (): { current: Tell } => ({
  current: () => ({ isCutOff: true }),
}));

/**
 * After a commit of this instance and before its answer: the next read must see it, anywhere.
 * `names` are all that it changed, where they are few.
 */
export async function contentChanged(change: Change, names?: readonly Changed[]): Promise<void> {
  await askFront('contentChanged', change, names);
}

/**
 * Reads once for each state of the content, again after a while for what time changes, and each
 * time while changes elsewhere are not heard of. When that fails, what was read of the same state
 * still counts, so that pages are shown without a database.
 */
export function createKeptReading<T>(read: () => Promise<T>, keptMs: number): () => Promise<T> {
  let kept: { generation?: number; madeAt: number; value: Promise<T> } | undefined;
  let last: { generation?: number; value: T } | undefined;

  async function readAnew(generation?: number): Promise<T> {
    try {
      const value = await read();
      last = { generation, value };
      return value;
    } catch (error) {
      if (kept?.generation === generation) kept = undefined;
      if (last && last.generation === generation) return last.value;
      throw error;
    }
  }

  return () => {
    const { generation, isCutOff } = content.current();
    const isOfThis = (one: { generation?: number }) => one.generation === generation;
    const isYoung = (one: { madeAt: number }) => performance.now() - one.madeAt < keptMs;
    if (kept && isOfThis(kept) && isYoung(kept) && !isCutOff) return kept.value;
    kept = { generation, madeAt: performance.now(), value: readAnew(generation) };
    return kept.value;
  };
}
