import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/site/frame/page-header';
import { crumbs } from '@/lib/seo/graph';

type Props = {
  title: string;
  path: string;
  /** What could not be done, when the button was pressed already. */
  refusal?: { title: string; description: string };
  children: ReactNode;
};

/** Where the link of a mail leads. Opening it does nothing, because mail scanners open links too. */
export function LinkPage({ title, path, refusal, children }: Props) {
  return (
    <div className="wrap max-w-2xl pt-3">
      <Breadcrumb crumbs={crumbs({ name: title, path })} />
      <h1 className="mt-6 text-4xl sm:text-5xl">{title}</h1>
      {refusal && (
        <p role="alert" className="mt-4 text-lg text-danger">
          {`${refusal.title}. ${refusal.description}`}
        </p>
      )}
      {children}
    </div>
  );
}
