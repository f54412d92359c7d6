'use client';

import { useEffect } from 'react';

type Props = {
  title: string;
  description: string;
  target: string;
  delay: number;
  linkText: string;
  isDestructive?: boolean;
  returnsHere?: boolean;
};

/** The specification asks for a toast on an otherwise empty page, which then moves on. */
export function Gate({ returnsHere, isDestructive, delay, target, ...texts }: Props) {
  const { title, description, linkText } = texts;
  useEffect(() => {
    const here = encodeURIComponent(location.pathname + location.search);
    const timer = setTimeout(
      () => location.assign(returnsHere ? `${target}?callbackUrl=${here}` : target),
      delay,
    );
    return () => clearTimeout(timer);
  }, [target, delay, returnsHere]);

  return (
    <main>
      <div
        role="alert"
        className={`fixed inset-x-4 bottom-4 rounded-lg border p-4 shadow-lg sm:left-auto sm:w-96 ${colours[isDestructive ? 'destructive' : 'plain']}`}
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

const colours = {
  destructive: 'border-red-800 bg-red-700 text-white',
  plain: 'border-stone-300 bg-white dark:border-stone-700 dark:bg-stone-900',
};
