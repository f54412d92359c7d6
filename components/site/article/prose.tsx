import type { Heading, Rendered } from '@/lib/markdown/markdown';
import type { ReactNode } from 'react';
import type { Teaser } from '@/lib/content/teasers';
import { WithSidebar } from '@/components/site/frame/site-page';

/** On wide screens the contents of some texts stand beside them. */
type Props = { body: Rendered; isBesideContents?: boolean };

export function Prose({ body, isBesideContents = false }: Props) {
  const sections = sectionsOf(body);
  return (
    <>
      {sections.length > 0 && (
        <details
          className={`no-print mb-10 max-w-[42rem] border-y border-rule ${isBesideContents ? 'lg:hidden' : ''}`}
        >
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">Sommaire</summary>
          <nav aria-label="Sommaire" className="pb-4">
            <ContentsList sections={sections} />
          </nav>
        </details>
      )}
      {/* Rendered by lib/markdown, which keeps only the elements in its schema. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
    </>
  );
}

const FEWEST = 4;

/** Short articles need no table of contents. */
function sectionsOf({ headings }: Rendered): readonly Heading[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  const shown = sections.length >= FEWEST ? sections : headings;
  return shown.length < FEWEST ? [] : shown;
}

function ContentsList({ sections }: { sections: readonly Heading[] }) {
  return (
    <ol className="mt-1">
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1 leading-snug text-brand-ink hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}

type ReadingProps = {
  body: Rendered;
  popular: Teaser[];
  /** What follows the text, in its column. */
  children: ReactNode;
  /** What to read next. */
  after: ReactNode;
};

/** A text with its contents beside it, which stay in sight while it is read. */
export function Reading({ body, popular, children, after }: ReadingProps) {
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
