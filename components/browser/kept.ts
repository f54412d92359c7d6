import { useLayoutEffect, useState } from 'react';
import { KEPT_UNDER, MOST_KEPT, slugsIn } from '@/lib/entities/plain/kept-list';

/** Here, in another tab, and before a page comes back. */
const CHANGES = ['kept', 'storage', 'pageshow'];

/** The masters that this browser keeps; on the server, and at first in the browser, none. */
export function useKept(): readonly string[] {
  const [own, show] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const read = () => show(kept());
    read();
    for (const change of CHANGES) addEventListener(change, read);
    return () => CHANGES.forEach((change) => removeEventListener(change, read));
  }, []);
  return own;
}

export function kept(): string[] {
  try {
    return slugsIn(localStorage.getItem(KEPT_UNDER) ?? '').slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}

/** Some browsers have no store, or refuse it. */
export function keep(slugs: readonly string[]): boolean {
  try {
    localStorage.setItem(KEPT_UNDER, slugs.join());
    return dispatchEvent(new Event('kept'));
  } catch {
    return false;
  }
}
