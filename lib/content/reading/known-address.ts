import { sharedState } from '@/lib/process/shared-state';

/** What an address of the site is about: nothing that there is, or these names. */
export type AddressNames = 'nowhere' | { entity: string; slug: string }[];

type NamesOf = (path: string, search: string) => AddressNames;

const shared = () => sharedState<{ namesOf?: NamesOf }>('known-address', () => ({}));

export function offerKnownAddresses(namesOf: NamesOf): void {
  shared().namesOf = namesOf;
}

/** Undefined where no server knows the routes: in development and in scripts. */
export function namesOfAddress(path: string, search: string): AddressNames | undefined {
  return shared().namesOf?.(path, search);
}
