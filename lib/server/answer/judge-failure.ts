import { logError } from '@/lib/process/log';
import { Abandoned, BodyTooLarge } from '@/lib/server/render/pass-to-next';
import { RenderFailed } from '@/lib/server/render/render-page';
import { AsksTooMuch, Overloaded } from '@/lib/server/render/render-queue';

type Options = {
  facts: { requestId: string; path: string };
  isUnavailable: (error: unknown) => boolean;
};

/** What a visitor is told of an error; a fault of ours is logged, unless Next has done so. */
export function judgeFailure(
  error: unknown,
  { facts: { requestId, path }, isUnavailable }: Options,
): { status: number; headers?: Record<string, string> } {
  if (error instanceof BodyTooLarge) return { status: 413 };
  if (error instanceof AsksTooMuch) return { status: 429, headers: { 'Retry-After': '2' } };
  if (error instanceof Overloaded || error instanceof Abandoned) return { status: 503 };
  if (error instanceof RenderFailed) {
    const isLogged = error.isReported || error.cause === undefined;
    if (!isLogged) logError(error.cause, { requestId, path });
    return { status: error.status };
  }
  logError(error, { requestId, path });
  return { status: isUnavailable(error) ? 503 : 500 };
}
