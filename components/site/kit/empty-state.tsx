import type { ReactNode } from 'react';

type Props = { badge?: string; title: string; children?: ReactNode };

/** Says that a list has nothing to show, and what to do instead. */
export function EmptyState({ badge, title, children }: Props) {
  return (
    <div className="border-y border-rule py-10">
      {badge && <p className="badge">{badge}</p>}
      <p className="mt-3 font-display text-xl">{title}</p>
      {children && <div className="mt-2 max-w-xl text-muted">{children}</div>}
    </div>
  );
}
