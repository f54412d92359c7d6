import { frenchSpaces } from '@/lib/french/typography';
import { SectionHeading } from '@/components/site/kit/section';

type Props = { id: string; title: string; html: string };

/** A rendered text; what comes before its first heading stands across, its points in columns. */
export function ReasonsBlock({ id, title, html }: Props) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{frenchSpaces(title)}</SectionHeading>
      <div className="prose points mt-5" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
