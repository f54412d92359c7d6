import type { ReactNode } from 'react';

type Props = { children: ReactNode };

/** Few screen readers say what is struck through or underlined. */
export function Removed({ children }: Props) {
  return (
    <>
      <span lang="en" className="sr-only">
        removed:{' '}
      </span>
      <del>{children}</del>
    </>
  );
}

export function Added({ children }: Props) {
  return (
    <>
      <span lang="en" className="sr-only">
        added:{' '}
      </span>
      <ins>{children}</ins>
    </>
  );
}
