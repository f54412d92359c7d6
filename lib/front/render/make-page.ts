import type { Name } from '@/lib/content/known-names';
import type { Visited } from '@/lib/process/ask-front';
import type { Entry } from '@/lib/front/answer/entry';
import type { Pack } from '@/lib/front/answer/pack';
import type { Make } from '@/lib/front/cache/page-cache';
import { pathOf } from '@/lib/front/arrive/judge';
import type { Target } from '@/lib/front/route/target';
import { type RenderPage, headerText } from './ask';
import type { RenderQueue } from './render-queue';

type Options = {
  queue: RenderQueue;
  pack: Pack;
  render: RenderPage;
  /** For staff, whose save waits for it. */
  renderPatiently: RenderPage;
  isKnown: (name: Name) => Promise<boolean>;
  /** Where staff redirect an address to. */
  findRedirect: (path: string) => Promise<string | undefined>;
};

/** An answer for its asker alone, as a refusal is, which names the request. */
export class NotForAll extends Error {}

/** Each costs a render; more than one step there is only where pages came and went. */
const MOST_STEPS = 5;

/**
 * What stands under the key of a target: its page, or where it leads when there is none. Redirects
 * made by hand answer for what is missing or gone, never for a page that is there.
 */
export function createMakePage(options: Options) {
  const { queue, pack, render, isKnown, findRedirect } = options;
  const make: Make<Entry> = async (target) => {
    if (target.isData) return rendered(target);
    const moved = target.isNowhere && (await redirected(target));
    if (moved) return moved;
    if (await namesNothing(target)) return redirected(target);
    const entry = await rendered(target);
    return target.isNowhere || isThere(entry) ? entry : ((await redirected(target)) ?? entry);
  };

  const rendered = ({ key, page, isData }: Target) =>
    queue.measure(async () => {
      const answer = await render(key);
      if (isData && answer.status !== 200) throw new NotForAll();
      return pack.entry(answer, page);
    });

  async function namesNothing({ name, filters = [] }: Target): Promise<boolean> {
    for (const one of [name ?? [], filters].flat()) if (!(await isKnown(one))) return true;
    return false;
  }

  async function redirected(target: Target): Promise<Entry | undefined> {
    const { key, page, missingKey } = target;
    if (key === missingKey || !isOpen(target)) return undefined;
    return queue.measure(async () => {
      const location = await endOf(pathOf(key));
      if (location === undefined) return undefined;
      return pack.entry({ status: 308, headers: { location }, body: Buffer.alloc(0) }, page);
    });
  }

  /**
   * Readers take one step, whatever became of the target since: where it was renamed to, or is
   * redirected to itself. Undefined when nothing is at the end, or there is none.
   */
  async function endOf(source: string): Promise<string | undefined> {
    const seen = new Set([source]);
    let at = await findRedirect(source);
    while (at !== undefined && !seen.has(at) && seen.size <= MOST_STEPS) {
      const answer = await render(at);
      const next = headerText(answer, 'location');
      if (isThere(answer)) return answer.status === 308 && /^\/(?!\/)/.test(next) ? next : at;
      seen.add(at);
      at = await findRedirect(at);
    }
    return undefined;
  }

  return {
    make,

    /** An address that names nothing shares an answer with others, unless it is redirected. */
    async settle(target: Target, path: string): Promise<Target> {
      const isShared = target.isNowhere && isOpen(target);
      return isShared && (await findRedirect(path)) !== undefined
        ? { ...target, key: path }
        : target;
    },

    /** The status of a page, whether or not its address is redirected. */
    async look(target: Target): Promise<Visited> {
      if (target.isNowhere || (await namesNothing(target))) return { status: 404 };
      const answer = await queue.run(() => options.renderPatiently(target.key), 'visitor');
      return { status: answer.status, location: headerText(answer, 'location') };
    },
  };
}

export type Pages = ReturnType<typeof createMakePage>;

export const isThere = ({ status }: { status: number }) => status !== 404 && status !== 410;

/** Anything may stand at such an address; at the others a page of the site always does. */
export const isOpen = ({ page }: { page: string }) => page === '(none)' || page.includes('[');
