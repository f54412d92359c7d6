'use client';

import { useEffect } from 'react';
import { isLeavingForSession } from '../shell/session-loss';

/** The browser asks before a page with unsaved changes goes. */
export function useUnloadWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeavingForSession()) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
