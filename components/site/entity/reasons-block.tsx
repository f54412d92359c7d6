import { frenchSpaces } from '@/lib/french/typography';
import { Section } from '@/components/site/kit/section';

type Props = { id: string; title: string; html: string };

export function ReasonsBlock({ id, title, html }: Props) {
  return (
    <Section id={id} title={frenchSpaces(title)}>
      <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  );
}
