import type { ReactNode } from 'react';
import type { Teaser } from '@/lib/content/teasers';
import type { Rendered } from '@/lib/markdown/markdown';
import { WithSidebar } from '@/components/site/frame/sidebar';
import { ContentsList, Prose, sectionsOf } from './prose';

type Props = {
  body: Rendered;
  popular: Teaser[];
  /** What follows the text, in its column. */
  children: ReactNode;
  /** What to read next. */
  after: ReactNode;
};

/** A text with its contents beside it, which stay in sight while it is read. */
export function Reading({ body, popular, children, after }: Props) {
  const sections = sectionsOf(body);
  const text = (
    <div className="min-w-0">
      <Prose body={body} isBesideContents />
      {children}
    </div>
  );
  if (sections.length === 0) {
    return (
      <WithSidebar popular={popular}>
        {text}
        {after}
      </WithSidebar>
    );
  }
  return (
    <>
      <div className="wrap mb-16 grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_300px]">
        {text}
        <div className="no-print max-lg:hidden">
          <nav
            aria-label="Sommaire"
            className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto border-t border-ink pt-3"
          >
            <p className="font-semibold">Sommaire</p>
            <ContentsList sections={sections} />
          </nav>
        </div>
      </div>
      <WithSidebar popular={popular}>{after}</WithSidebar>
    </>
  );
}
