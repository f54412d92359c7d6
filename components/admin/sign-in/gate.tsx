'use client';

import { useEffect } from 'react';
import { LOSSES, type Loss, leadAway } from '@/components/admin/api/session-loss';

const COLOURS: Record<Loss, string> = {
  unauthorized: 'border-red-800 bg-red-700 text-white',
  forbidden: 'border-stone-300 bg-white dark:border-stone-700 dark:bg-stone-900',
};

/** The specification asks for a toast on an otherwise empty page, which then moves on. */
export function Gate({ loss }: { loss: Loss }) {
  const { title, description, delay, target, linkText } = LOSSES[loss];
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
