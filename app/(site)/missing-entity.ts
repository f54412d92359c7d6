import { permanentRedirect } from 'next/navigation';
import { findFormerAddress } from '@/lib/content/slug-history';
import { markAnswer } from '@/lib/process/answer-context';
import type { ResourceKind } from '@/lib/resources/resource';

/**
 * Call this before showing a not-found screen: it redirects when the address has moved, and
 * otherwise answers 410 for what was deleted and 404 for the rest.
 */
export async function answerMissing(
  entity: ResourceKind,
  slug: string,
  path: (slug: string) => string | Promise<string>,
): Promise<void> {
  const former = await findFormerAddress(entity, slug);
  if (former && former !== 'gone') permanentRedirect(await path(former.movedTo));
  markAnswer(former === 'gone' ? 410 : 404);
}
