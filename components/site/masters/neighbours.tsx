import { ChoiceLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { FacetValue } from '@/lib/content/masters/facets/directory-match';
import { frenchSpaces } from '@/lib/french/typography';

type NeighboursProps = {
  id: string;
  title: string;
  values: readonly FacetValue[];
  href: (slug: string) => string;
};

export function Neighbours({ id, title, values, href }: NeighboursProps) {
  if (values.length === 0) return null;
  return (
    <Section id={id} title={frenchSpaces(title)} className="no-print">
      <ul className="mt-4 flex flex-wrap gap-2">
        {values.map(({ value, name, count }) => (
          <li key={value}>
            <ChoiceLink href={href(value)}>
              {frenchSpaces(name ?? value)} <span className="text-muted">({count})</span>
            </ChoiceLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
