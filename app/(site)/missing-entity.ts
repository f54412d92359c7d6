import { permanentRedirect } from 'next/navigation';
import { type SlugEntity, findFormerAddress } from '@/lib/content/slug-history';
import { markAnswer } from '@/lib/process/answer-context';

/**
 * Called before a page shows its own not-found screen: leads on when the address has moved, and
 * otherwise answers 410 for what was deleted and 404 for what never was.
 */
export async function answerMissing(
  entity: SlugEntity,
  slug: string,
  path: (slug: string) => string,
): Promise<void> {
  const former = await findFormerAddress(entity, slug);
  if (former && former !== 'gone') permanentRedirect(path(former.movedTo));
  markAnswer(former === 'gone' ? 410 : 404);
}
