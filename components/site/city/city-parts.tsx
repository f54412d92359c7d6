import { CardLink } from '@/components/site/kit/links';
import { Section } from '@/components/site/kit/section';
import type { City, University } from '@/lib/content/places';
import { paths } from '@/lib/paths';
import { UniversityCard } from '@/components/site/university/university-parts';
import { mastersCounted } from './city-map';
import { frenchSpaces, teaserText } from '@/lib/french/typography';

type UniversitiesProps = { city: City; universities: University[] };

export function CityUniversities({ city, universities }: UniversitiesProps) {
  const all = { href: `${paths.universities}?ville=${city.slug}`, name: 'Affiner la liste' };
  return (
    <Section id="universites" title="Universités et écoles sur place" link={all}>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {universities.map((university) => (
          <li key={university.id}>
            <UniversityCard university={university} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type CityCardProps = { city: City; masters: number };

export function CityCard({ city, masters }: CityCardProps) {
  const { name, slug, description } = city;
  return (
    <article className="card h-full border-t border-rule py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl">
          <CardLink href={paths.city(slug)}>{frenchSpaces(name)}</CardLink>
        </h2>
        <span className="inline-block text-sm first-letter:uppercase">
          {mastersCounted(masters)}
        </span>
      </div>
      {description && <p className="clamp-2 mt-1 text-muted">{teaserText(description)}</p>}
    </article>
  );
}
