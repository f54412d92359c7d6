'use client';

import { useEffect } from 'react';

type Props = {
  title: string;
  description: string;
  target: string;
  delay: number;
  linkText: string;
  /** Whether the way on should come back to this page. */
  returnsHere?: boolean;
};

/** The spec's toast on an otherwise empty page, which then moves on. */
export function Gate({ title, description, target, delay, linkText, returnsHere }: Props) {
  useEffect(() => {
    const here = encodeURIComponent(location.pathname + location.search);
    const timer = setTimeout(
      () => location.assign(returnsHere ? `${target}?callbackUrl=${here}` : target),
      delay,
    );
    return () => clearTimeout(timer);
  }, [target, delay, returnsHere]);

  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div
        role="alert"
        className="w-full max-w-sm rounded-xl bg-red-700 p-5 text-white shadow-lg dark:bg-red-800"
      >
        <h1 className="text-base font-semibold">{title}</h1>
        <p className="mt-1">{description}</p>
        <noscript>
          <a href={target} className="mt-3 inline-block underline">
            {linkText}
          </a>
        </noscript>
      </div>
    </main>
  );
}
