import 'server-only';
import { getCurrentUser } from '@/lib/auth/session/current-user';
import type { Reader } from '@/lib/content/page';

/** Drafts and articles to come are for staff; everybody else reads what is published. */
export async function currentReader(): Promise<Reader> {
  const user = await getCurrentUser();
  return user?.isAdmin ? 'admin' : 'visitor';
}
