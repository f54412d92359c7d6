import { frenchSpaces } from '@/lib/french/typography';
import { SectionHeading } from '@/components/site/kit/section';

type Props = { id: string; title: string; html: string };

export function ReasonsBlock({ id, title, html }: Props) {
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{frenchSpaces(title)}</SectionHeading>
      <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}
