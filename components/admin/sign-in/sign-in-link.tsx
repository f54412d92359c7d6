'use client';

import { useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { buttonClass } from '@/components/ui/button';
import { useWindowEvent } from '@/components/ui/use-window-event';

export function SignInLink({ href, children }: { href: string; children: string }) {
  const [isLeaving, setLeaving] = useState(false);
  // Back from the provider, some browsers show the page as it was left.
  useWindowEvent('pageshow', () => setLeaving(false));
  return (
    // The router's link would fetch the provider's page instead of going there.
    <a href={href} onClick={() => setLeaving(true)} className={`${buttonClass.primary} w-full`}>
      {isLeaving ? <Spinner label="Going to the sign-in page" /> : children}
    </a>
  );
}
