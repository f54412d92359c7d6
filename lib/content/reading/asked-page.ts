import { sharedState } from '@/lib/process/shared-state';

export type Asked = { status: number; location?: string } | 'reserved';

type Ask = (path: string) => Promise<Asked | undefined>;

const shared = () => sharedState<{ ask?: Ask }>('asked-page', () => ({}));

export function offerAskedPages(ask: Ask): void {
  shared().ask = ask;
}

/**
 * What a visitor gets at an address, redirects made by hand left aside. In development nobody says.
 */
export async function askPage(path: string): Promise<Asked | undefined> {
  return shared().ask?.(path);
}
