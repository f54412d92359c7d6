import 'server-only';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CostlyText, type Rendered, render } from '@/lib/markdown/markdown';
import { renderBy } from '@/lib/markdown/kept-texts';
import { unavailable } from '@/lib/process/http-error';
import { requestLog } from '@/lib/process/log';
import { beforeStop } from '@/lib/process/before-stop';
import { shared } from '@/lib/process/shared';
import { createTextProcess } from './text-process';

/** Shorter than for readers, so that what was accepted is also rendered on a busy day. */
const TRIAL_MS = 2000;
/** A busy machine must not refuse a text; readers would rather see it plain than wait. */
const TRIALS_MORE = 2;
const READING_MS = 6000;

type RenderWithin = (markdown: string, deadlineMs: number, moreTimes?: number) => Promise<Rendered>;

export function staffTexts(renderWithin: RenderWithin) {
  /** A text that nobody could try may be right: whoever sent it is asked to come again. */
  async function tryText(markdown: string) {
    try {
      return await renderBy(markdown, (text) => renderWithin(text, TRIAL_MS, TRIALS_MORE));
    } catch (cause) {
      throw Object.assign(unavailable(), { cause });
    }
  }

  return {
    async renderStaffText(markdown: string, what: object = {}): Promise<Rendered> {
      const { rendered, fault } = await renderBy(markdown, (text) =>
        renderWithin(text, READING_MS),
      );
      // The editor's preview tells staff the same.
      if (fault) requestLog().warn({ ...what, fault }, 'a text is shown as plain text');
      return rendered;
    },
    /** Why a text may not be saved, if it may not. */
    async staffTextFault(markdown: string): Promise<string | undefined> {
      return (await tryText(markdown)).fault;
    },
    async previewStaffText(markdown: string): Promise<{ html: string; fault?: string }> {
      const { rendered, fault } = await tryText(markdown);
      return { html: rendered.html, fault };
    },
  };
}

/** Built beside the site; in development, in scripts and in tests there is none. */
const program = join(dirname(process.argv[1] ?? ''), 'text-process.mjs');
const texts = shared('texts', () => {
  if (!existsSync(program)) return undefined;
  const started = createTextProcess({ file: program });
  beforeStop(started.stop);
  return started;
});

export const { renderStaffText, staffTextFault, previewStaffText } = staffTexts(
  async (markdown, deadlineMs, moreTimes) => {
    if (!texts) return render(markdown);
    const outcome = await texts.render(markdown, deadlineMs, moreTimes);
    if ('fault' in outcome) throw new CostlyText(outcome.fault);
    return outcome.rendered;
  },
);
