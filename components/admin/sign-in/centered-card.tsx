import type { ReactNode } from 'react';

export function CenteredCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="w-full max-w-sm rounded-2xl border border-stone-200 bg-white p-8 text-center shadow-sm dark:border-stone-800 dark:bg-stone-900">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <div className="mt-4 space-y-6">{children}</div>
      </div>
    </main>
  );
}
