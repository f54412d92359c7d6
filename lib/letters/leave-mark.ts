import { paths } from '@/lib/paths';

/** Stands in a frozen letter for the address by which its reader leaves. */
export const LEAVE = 'https://lettre.invalid/desinscription';
/** And for the one at which they see what is kept about them. */
export const PREFERENCES = 'https://lettre.invalid/preferences';

type Texts = { html: string; plain: string };

/** Staff need not be subscribers: the links of each reader lead them to the bare pages. */
export function forStaff({ html, plain }: Texts, addressOf = (path: string) => path): Texts {
  const bare = (text: string) =>
    text
      .replaceAll(LEAVE, addressOf(paths.unsubscribe))
      .replaceAll(PREFERENCES, addressOf(paths.preferences));
  return { html: bare(html), plain: bare(plain) };
}
