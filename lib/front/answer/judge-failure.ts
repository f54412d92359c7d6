import { logError } from '@/lib/process/log';
import { type Answer, headerText } from '@/lib/front/render/next-exchange';
import { Abandoned, BodyTooLarge } from '@/lib/front/render/pass-to-next';
import { RenderFailed } from '@/lib/front/render/render-page';
import { AsksTooMuch, Overloaded } from '@/lib/front/render/render-queue';

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
  if (error instanceof AsksTooMuch) {
    const seconds = Math.max(1, Math.ceil(error.seconds));
    return { status: 429, headers: { 'Retry-After': String(seconds) } };
  }
  if (error instanceof Overloaded || error instanceof Abandoned) return { status: 503 };
  if (error instanceof RenderFailed) {
    const isLogged = error.isReported || error.cause === undefined;
    if (!isLogged) logError(error.cause, { requestId, path });
    return { status: error.status };
  }
  logError(error, { requestId, path });
  return { status: isUnavailable(error) ? 503 : 500 };
}

/** Our handlers tell of their own errors, as JSON or as a page with Retry-After. */
export function isExplained(answer: Answer): boolean {
  const isJson = headerText(answer, 'content-type').startsWith('application/json');
  return isJson || headerText(answer, 'retry-after') !== '';
}
