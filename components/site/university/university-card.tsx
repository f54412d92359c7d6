import { programmes } from '@/lib/french/numbers';
import type { University } from '@/lib/content/universities';
import { paths } from '@/lib/paths';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { ExternalLink } from '@/components/site/kit/external-link';

type Props = { university: University; heading?: 'h2' | 'h3' };

export function UniversityCard({ university, heading: Heading = 'h3' }: Props) {
  const { name, slug, description, cities, websiteUrl } = university;
  return (
    <article className="card flex h-full flex-col border-t border-rule pt-5 pb-4">
      <Heading className="text-xl">
        <a href={paths.university(slug)} className="card-link">
          {frenchSpaces(name)}
        </a>
      </Heading>
      {description && <p className="clamp-3 mt-2 text-muted">{teaserText(description)}</p>}
      <ul className="mt-4 mb-2 space-y-0.5 text-sm">
        {cities.length > 0 && (
          <li>
            <span className="text-muted">
              {cities.length === 1 ? 'Ville' : 'Villes'}
              {'\u00a0'}:
            </span>{' '}
            {frenchSpaces(cities.map((city) => city.name).join(', '))}
          </li>
        )}
        <li>{programmes(university)}</li>
      </ul>
      {websiteUrl && (
        <ExternalLink
          href={websiteUrl}
          label={`Site officiel, ${name}`}
          className="link-line card-above mt-auto self-start"
        >
          Site officiel
        </ExternalLink>
      )}
    </article>
  );
}
