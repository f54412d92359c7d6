import { type ReactNode, useId } from 'react';

type Props = { title: string; titleId?: string; isWide?: boolean; children: ReactNode };

export function Panel({ title, titleId, isWide, children }: Props) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <section aria-labelledby={id} className="panel" data-wide={isWide}>
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
