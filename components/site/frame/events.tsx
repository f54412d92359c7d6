'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { track } from '@/lib/events/track';

export function Events() {
  const pathname = usePathname();
  useEffect(() => track('pageview'), [pathname]);
  useEffect(() => {
    document.addEventListener('submit', onSubmit);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('click', onClick);
    };
  }, []);
  return null;
}

function onSubmit({ target }: Event): void {
  if (target instanceof HTMLFormElement && target.dataset.event === 'search') track('search');
}

function onClick({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.protocol.startsWith('http') && link.host !== location.host) {
    track('outbound', { url: link.origin });
  }
}
