import { type Answer, headerText } from '@/lib/front/answer/answer';
import type { RenderPage } from '@/lib/front/render/render-page';
import type { Target } from './target';

/** Each costs a render; more than one step there is only where pages came and went. */
const MOST_STEPS = 5;

type Options = { find: (path: string) => Promise<string | undefined>; render: RenderPage };

export type Redirects = ReturnType<typeof createRedirects>;

/** Redirects made by hand: they answer for what is missing or gone, never for a page that is there. */
export function createRedirects({ find, render }: Options) {
  /**
   * Readers take one step, whatever became of the target since: where it was renamed to, or is
   * redirected to itself. Undefined when nothing is at the end, or there is none.
   */
  async function endOf(source: string): Promise<string | undefined> {
    const seen = new Set([source]);
    let at = await find(source);
    while (at !== undefined && !seen.has(at) && seen.size <= MOST_STEPS) {
      const answer = await render(at);
      const next = headerText(answer, 'location');
      if (isThere(answer)) return answer.status === 308 && /^\/(?!\/)/.test(next) ? next : at;
      seen.add(at);
      at = await find(at);
    }
    return undefined;
  }

  return {
    /** An address that names nothing shares an answer with others, unless it is redirected. */
    async settle(target: Target, path: string): Promise<Target> {
      if (!target.isNowhere || !isOpen(target) || (await find(path)) === undefined) return target;
      return { ...target, key: path };
    },

    async answer(target: Target): Promise<Answer | undefined> {
      const { key, missingKey } = target;
      if (key === missingKey || !isOpen(target)) return undefined;
      const location = await endOf(key.split('?', 1)[0] ?? key);
      return location === undefined
        ? undefined
        : { status: 308, headers: { location }, body: Buffer.alloc(0) };
    },
  };
}

export const isThere = ({ status }: { status: number }) => status !== 404 && status !== 410;

/** Anything may stand at such an address; at the others a page of the site always does. */
export const isOpen = ({ page }: { page: string }) => page === '(none)' || page.includes('[');
