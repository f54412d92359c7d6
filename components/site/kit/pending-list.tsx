'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type MouseEvent, type ReactNode, useTransition } from 'react';

type Props = { filters: ReactNode; skeletons: ReactNode; children: ReactNode };

export function PendingList({ filters, skeletons, children }: Props) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const go = (href: string) => startTransition(() => router.push(href));

  const onSubmit = (event: FormEvent<HTMLElement>) => {
    const form = event.target as HTMLFormElement;
    event.preventDefault();
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
    go(`${new URL(form.action).pathname}?${new URLSearchParams(chosen as [string, string][])}`);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('nav[aria-label="Pages"] a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(link.pathname + link.search);
  };

  return (
    <section
      aria-label="Résultats"
      aria-busy={isPending}
      onSubmit={onSubmit}
      onClickCapture={onClick}
    >
      {filters}
      {isPending ? skeletons : children}
    </section>
  );
}
