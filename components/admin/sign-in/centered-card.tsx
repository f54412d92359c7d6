import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';

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
