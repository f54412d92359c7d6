import { sharedState } from '@/lib/process/shared-state';

/** What the server alone knows of the addresses of the site, for whoever writes or checks links. */
type Addresses = {
  /** What an address is about, without asking for it. */
  namesOf: (path: string, search: string) => AddressNames;
  /** What a visitor gets there, redirects made by hand left aside. In development nobody says. */
  ask: (path: string) => Promise<Asked | undefined>;
};

/** Nothing that there is, or these names. */
export type AddressNames = 'nowhere' | { entity: string; slug: string }[];

export type Asked = { status: number; location?: string } | 'reserved';

const offered = () => sharedState<Partial<Addresses>>('addresses', () => ({}));

export function offerAddresses(addresses: Partial<Addresses>): void {
  Object.assign(offered(), addresses);
}

/** Undefined where no server knows the routes: in development and in scripts. */
export function namesOfAddress(path: string, search: string): AddressNames | undefined {
  return offered().namesOf?.(path, search);
}

export async function askPage(path: string): Promise<Asked | undefined> {
  return offered().ask?.(path);
}
