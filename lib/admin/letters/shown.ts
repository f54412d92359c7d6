import { LEAVE, PREFERENCES } from '@/lib/letters/leave-mark';
import { paths } from '@/lib/paths';

export type Preview = { html: string; plain: string; missing: number };

/** The links that each reader has for themselves lead staff to their pages alone. */
export function shown({ html, plain, missing }: Preview): Preview {
  const own = (text: string) =>
    text.replaceAll(LEAVE, paths.unsubscribe).replaceAll(PREFERENCES, paths.preferences);
  return { html: own(html), plain: own(plain), missing };
}
