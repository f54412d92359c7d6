import type { ReactNode } from 'react';

type Props = { tone: 'green' | 'amber' | 'blue' | 'grey'; children: ReactNode };

export function Badge({ tone, children }: Props) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  );
}
