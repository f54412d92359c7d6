import { sharedState } from '@/lib/process/shared-state';

/** What became of a text: the answer of the process, or why there is none. */
export type TextOutcome<T> = { rendered: T } | { fault: string };

type RenderText = (markdown: string, deadlineMs: number) => Promise<TextOutcome<unknown>>;

const shared = () => sharedState<{ render?: RenderText }>('text-process', () => ({}));

export function offerTextProcess(render: RenderText): void {
  shared().render = render;
}

/** Undefined where no server runs one: in development, in scripts and in tests. */
export function textProcess(): RenderText | undefined {
  return shared().render;
}
