import type { Name } from '@/lib/content/known-names';
import type { Visited } from '@/lib/process/ask-front';
import type { Entry } from '@/lib/front/answer/entry';
import type { Pack } from '@/lib/front/answer/pack';
import type { Make } from '@/lib/front/cache/kept-pages';
import { type Redirects, isThere } from '@/lib/front/route/redirects';
import type { Target } from '@/lib/front/route/target';
import { type Answer, headerText } from '@/lib/front/answer/answer';
import type { RenderPage } from './render-page';
import type { RenderQueue } from './render-queue';

type Options = {
  queue: RenderQueue;
  pack: Pack;
  render: RenderPage;
  redirects: Redirects;
  isKnown: (name: Name) => Promise<boolean>;
};

/** An answer for its asker alone, as a refusal is, which names the request. */
export class NotForAll extends Error {}

/** What stands under the key of a target: its page, or where it leads when there is none. */
export function createMakePage({ queue, pack, render, redirects, isKnown }: Options) {
  async function namesNothing({ name, filters = [] }: Target): Promise<boolean> {
    for (const one of [name ?? [], filters].flat()) if (!(await isKnown(one))) return true;
    return false;
  }

  const redirected = (target: Target) =>
    queue.measure(async () => {
      const answer = await redirects.answer(target);
      return answer && pack.entry(answer, target.page);
    });

  const make: Make<Entry> = async (target) => {
    const { key, page, isNowhere, isData } = target;
    if (isData) return queue.measure(async () => pack.entry(forAll(await render(key)), page));
    const moved = isNowhere && (await redirected(target));
    if (moved) return moved;
    if (await namesNothing(target)) return redirected(target);
    const entry = await queue.measure(async () => pack.entry(await render(key), page));
    return isNowhere || isThere(entry) ? entry : ((await redirected(target)) ?? entry);
  };

  const forAll = (answer: Answer) => {
    if (answer.status === 200) return answer;
    throw new NotForAll();
  };

  /** The status of a page, whether or not its address is redirected. */
  const look = async (target: Target): Promise<Visited> => {
    if (target.isNowhere || (await namesNothing(target))) return { status: 404 };
    const answer = await queue.run(() => queue.measure(() => render(target.key)), 'visitor');
    return { status: answer.status, location: headerText(answer, 'location') };
  };

  return { make, look };
}
