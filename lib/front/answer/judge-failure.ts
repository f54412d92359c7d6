import { logError } from '@/lib/process/log';
import { ApplicationAway, Faulted } from '@/lib/front/render/ask';
import { Abandoned, BodyTooLarge } from '@/lib/front/render/pass';
import { RenderFailed, TooSlow } from '@/lib/front/render/render-page';
import { AsksTooMuch, Overloaded } from '@/lib/front/render/render-queue';
import { type Answer, headerText } from './answer';

type Options = {
  facts: { requestId: string; path: string };
  isUnavailable: (error: unknown) => boolean;
};

const SOON = [Overloaded, Abandoned, TooSlow, ApplicationAway];

/** What a visitor is told of an error; a fault of ours is logged, unless the application did so. */
export function judgeFailure(
  error: unknown,
  { facts: { requestId, path }, isUnavailable }: Options,
): { status: number; headers?: Record<string, string> } {
  if (error instanceof BodyTooLarge) return { status: 413 };
  if (error instanceof AsksTooMuch) {
    const seconds = Math.max(1, Math.ceil(error.seconds));
    return { status: 429, headers: { 'Retry-After': String(seconds) } };
  }
  if (SOON.some((kind) => error instanceof kind)) return { status: 503 };
  if (error instanceof Faulted) return { status: error.isDatabase ? 503 : 500 };
  if (error instanceof RenderFailed) return { status: error.status === 503 ? 503 : 500 };
  logError(error, { requestId, path });
  return { status: isUnavailable(error) ? 503 : 500 };
}

/** Our handlers tell of their own errors, as JSON or as a page with Retry-After. */
export function isExplained(answer: Answer): boolean {
  const isJson = headerText(answer, 'content-type').startsWith('application/json');
  return isJson || headerText(answer, 'retry-after') !== '';
}
