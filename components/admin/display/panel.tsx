import type { ReactNode } from 'react';

type Props = { title: string; isWide?: boolean; children: ReactNode };

export function Panel({ title, isWide, children }: Props) {
  return (
    <section aria-label={title} className="panel" data-wide={isWide}>
      <h2 className="font-semibold">{title}</h2>
      {children}
    </section>
  );
}
