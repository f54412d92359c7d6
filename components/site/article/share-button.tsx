'use client';

import type { ReactNode } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';

type Props = { url: string; title: string; icon: ReactNode };

/** The system's own share sheet, where the browser has one. */
export function ShareButton({ url, title, icon }: Props) {
  const isHydrated = useHydrated();
  if (!isHydrated || !('share' in navigator)) return null;
  // A closed share sheet rejects; nothing is wrong then.
  const share = () => navigator.share({ title, url }).catch(() => {});
  return (
    <button type="button" onClick={share} className="button button-quiet">
      {icon}
      Partager
    </button>
  );
}
