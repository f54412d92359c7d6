import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and while it comes alive, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
