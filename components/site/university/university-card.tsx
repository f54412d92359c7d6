import { programmes } from '@/lib/french/numbers';
import type { University } from '@/lib/content/universities';
import { paths } from '@/lib/paths';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { ExternalLink } from '@/components/site/kit/external-link';
import { SiteLink } from '@/components/site/kit/site-link';

type Props = { university: University; heading?: 'h2' | 'h3' };

export function UniversityCard({ university, heading: Heading = 'h3' }: Props) {
  const { name, slug, description, cityId, cityName, programCount, websiteUrl } = university;
  return (
    <article className="card flex h-full flex-col border-t border-rule pt-5 pb-4">
      <Heading className="text-xl">
        <SiteLink href={paths.university(slug)} className="card-link">
          {frenchSpaces(name)}
        </SiteLink>
      </Heading>
      {description && <p className="clamp-3 mt-2 text-muted">{teaserText(description)}</p>}
      <ul className="mt-4 mb-2 space-y-0.5 text-sm">
        {cityId && (
          <li>
            <span className="text-muted">Ville{'\u00a0'}:</span> {cityName}
          </li>
        )}
        <li>{programmes(programCount)}</li>
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
