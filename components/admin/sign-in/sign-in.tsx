'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { type LOSSES, type Loss, leadAway } from '@/components/admin/api/session-loss';
import { buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { paths } from '@/lib/paths';

const COLOURS: Record<Loss, string> = {
  unauthorized: 'border-red-800 bg-red-700 text-white',
  forbidden: 'border-stone-300 bg-white dark:border-stone-700 dark:bg-stone-900',
};

/** Handed its words, which the page then says without any script. */
type GateProps = { loss: Loss } & (typeof LOSSES)[Loss];

/** The specification asks for a toast on an otherwise empty page, which then moves on. */
export function Gate({ loss, title, description, delay, target, linkText }: GateProps) {
  useEffect(() => {
    const timer = setTimeout(() => leadAway(loss), delay);
    return () => clearTimeout(timer);
  }, [loss, delay]);
  return (
    <main>
      <div
        role="alert"
        className={`fixed inset-x-4 bottom-4 rounded-lg border p-4 shadow-lg sm:left-auto sm:w-96 ${COLOURS[loss]}`}
      >
        <h1 className="text-sm font-semibold">{title}</h1>
        <p className="mt-1 text-sm">{description}</p>
        <noscript>
          <a href={target} className="mt-3 inline-block underline">
            {linkText}
          </a>
        </noscript>
      </div>
    </main>
  );
}

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

export function CenteredCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] place-items-center p-4">
      <nav aria-label="Breadcrumb" className="justify-self-start text-sm text-muted">
        <ol className="flex items-center gap-2">
          <li className="after:ml-2 after:content-['/']">
            <a href={paths.home} lang="fr" className="inline-flex min-h-11 items-center underline">
              Accueil
            </a>
          </li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <main className="w-full max-w-sm rounded-2xl border border-stone-200 bg-white p-8 text-center shadow-sm dark:border-stone-800 dark:bg-stone-900">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <div className="mt-4 space-y-6">{children}</div>
      </main>
    </div>
  );
}
