'use client';

import { useEffect, useEffectEvent } from 'react';
import { isLeavingForSession } from '@/components/admin/api/session-loss';

/** The browser asks before a page with unsaved changes goes. */
export function useUnloadWarning(hasChanges: () => boolean): void {
  const mustAsk = useEffectEvent(() => hasChanges() && !isLeavingForSession());
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (mustAsk()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
}
