import 'server-only';
import { db } from '@/lib/db/connect/client';

/** Leaves the row, so that nothing is sent by mistake; doing it twice changes nothing. */
export async function unsubscribe(id: string): Promise<void> {
  await db().newsletterSubscriber.updateMany({
    where: { id, active: true },
    data: { active: false, unsubscribedAt: new Date() },
  });
}
