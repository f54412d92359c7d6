import type { Heading, Rendered } from '@/lib/markdown/markdown';

export function Prose({ body }: { body: Rendered }) {
  return (
    <>
      <TableOfContents headings={body.headings} />
      {/* Sanitised by renderMarkdown, which lets nothing through that it does not know. */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: body.html }} />
    </>
  );
}

const FEWEST = 4;

/** Short articles need no table of contents. */
function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const sections = headings.filter(({ depth }) => depth === 2);
  const shown = sections.length >= FEWEST ? sections : headings;
  if (shown.length < FEWEST) return null;
  return (
    <nav
      aria-labelledby="sommaire"
      className="no-print mb-10 max-w-[42rem] border-y border-rule py-5"
    >
      <h2 id="sommaire" className="font-sans text-base font-semibold tracking-normal">
        Sommaire
      </h2>
      <ol className="mt-1 gap-x-8 sm:columns-2">
        {shown.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1 leading-snug text-brand-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
