import type { Logger } from 'pino';
import { thinChecks } from '@/lib/db/statements/editing/link-checks';
import { forgetPresences } from '@/lib/db/statements/editing/presence';
import { emptyTrash, forgetDrafts } from '@/lib/db/statements/trash-rows';
import { forgetUnconfirmed } from '@/lib/db/statements/subscribers/unconfirmed';
import { DAYS_UNCONFIRMED } from '@/lib/newsletter/texts';
import { inBackground } from '@/lib/process/background-work';
import { DAYS_IN_TRASH } from '@/lib/schemas/keeping/input';

const HOUR = 60 * 60 * 1000;
const DAYS_OF_A_DRAFT = 90;
const ACTOR = { label: `The site, after ${DAYS_IN_TRASH} days` };

type Options = { log: Logger; everyMs?: number };

/** Several instances may do it at once: each row goes with the one that is first. */
export function emptyOldTrash({ log, everyMs = HOUR }: Options): { stop: () => void } {
  const empty = async () => {
    try {
      const rows = await inBackground(emptyTrash({ until: daysAgo(DAYS_IN_TRASH), actor: ACTOR }));
      const drafts = await inBackground(forgetDrafts(daysAgo(DAYS_OF_A_DRAFT)));
      const addresses = await inBackground(forgetUnconfirmed(daysAgo(DAYS_UNCONFIRMED)));
      await inBackground(forgetPresences());
      await inBackground(thinChecks());
      const gone = { rows, drafts, addresses };
      if (rows + drafts + addresses > 0) log.info(gone, 'what was kept long enough is gone');
    } catch (error) {
      log.warn({ err: error }, 'the trash could not be emptied');
    }
  };
  void empty();
  const timer = setInterval(() => void empty(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * HOUR);
