import 'server-only';
import { runImport } from '@/lib/transfer/import';
import { recordFailure } from '@/lib/transfer/imports';
import type { ImportMessage } from '@/lib/transfer/report';
import { asHttpError } from './route';
import { streamedLines } from './streamed';

type Asked = Omit<Parameters<typeof runImport>[0], 'onProgress'>;

const PROGRESS_MS = 100;

/** Tells how far it is; the last line is the report, or why nothing was written. */
export function importAnswer(request: Request, asked: Asked): Response {
  return streamedLines(async (say: (message: ImportMessage) => void) => {
    let told = 0;
    try {
      const report = await runImport({
        ...asked,
        onProgress: (progress) => {
          const now = performance.now();
          if (now - told < PROGRESS_MS && progress.done < progress.of) return;
          told = now;
          say({ progress });
        },
      });
      say({ report, isApplied: asked.plan !== undefined });
    } catch (error) {
      const { status, code, message, details } = asHttpError(error, request);
      const reason = (details.issues?.map((issue) => issue.message) ?? [message]).join('; ');
      if (asked.plan !== undefined) await recordFailure(asked, reason);
      say({ failure: { status, code, message: reason } });
    }
  });
}
