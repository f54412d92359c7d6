import { type Answer, headerText } from '@/lib/server/render/next-exchange';
import type { RenderPage } from '@/lib/server/render/render-page';
import type { Target } from './target';

type Options = { find: (path: string) => Promise<string | undefined>; render: RenderPage };

export type Redirects = ReturnType<typeof createRedirects>;

/** Redirects made by hand: they answer for what is missing or gone, never for a page that is there. */
export function createRedirects({ find, render }: Options) {
  /** Where a page leads on to, because it was renamed since, the redirect leads at once. */
  async function endOf(target: string): Promise<string> {
    const answer = await render(target);
    const next = headerText(answer, 'location');
    return answer.status === 308 && /^\/(?!\/)/.test(next) ? next : target;
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
      const to = await find(key.split('?', 1)[0] ?? key);
      if (to === undefined) return undefined;
      const location = await endOf(to);
      return { status: 308, headers: { location }, body: Buffer.alloc(0) };
    },
  };
}

/** Anything may stand at such an address; at the others a page of the site always does. */
export const isOpen = ({ page }: { page: string }) => page === '(none)' || page.includes('[');
