'use client';

import { useEffect, useRef } from 'react';

/** Ctrl+S saves the form that gets the reference, wherever in the dialog the focus is. */
export function useSaveKey(isActive: boolean) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isActive) return;
    const save = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [isActive]);
  return form;
}
