import { purgeDailyEvents } from '@/lib/db/statements/daily-events';
import { thinChecks } from '@/lib/db/statements/editing/link-checks';
import { forgetPresences } from '@/lib/db/statements/editing/presence';
import { forgetUnconfirmed } from '@/lib/db/statements/subscribers/unconfirmed';
import { emptyTrash, forgetDrafts } from '@/lib/db/statements/trash-rows';
import { DAYS_UNCONFIRMED } from '@/lib/newsletter/texts';
import { log } from '@/lib/process/log';
import { DAYS_IN_TRASH } from '@/lib/entities/desk/keeping';

const DAYS_OF_A_DRAFT = 90;
const ACTOR = { label: `The site, after ${DAYS_IN_TRASH} days` };

/** Several instances may do it at once: each row goes with the one that is first. */
export async function forgetOldRows(): Promise<void> {
  const rows = await emptyTrash({ until: daysAgo(DAYS_IN_TRASH), actor: ACTOR });
  const drafts = await forgetDrafts(daysAgo(DAYS_OF_A_DRAFT));
  const addresses = await forgetUnconfirmed(daysAgo(DAYS_UNCONFIRMED));
  await forgetPresences();
  await thinChecks();
  await purgeDailyEvents();
  const gone = { rows, drafts, addresses };
  if (rows + drafts + addresses > 0) log().info(gone, 'what was kept long enough is gone');
}

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
