import type { University } from '@/lib/content/universities';
import { paths } from '@/lib/paths';
import { programmes } from '@/lib/french/programmes';
import { frenchSpaces } from '@/lib/french/typography';
import { ExternalLink } from '@/components/site/kit/external-link';
import { SiteLink } from '@/components/site/kit/site-link';

/** City, programmes and official site, in the order a candidate asks for them. */
export function UniversityFacts({ university }: { university: University }) {
  const { cityName, citySlug, programCount, websiteUrl } = university;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-12 gap-y-4">
      {cityName && citySlug && (
        <div>
          <dt className="text-sm text-muted">Ville</dt>
          <dd>
            <SiteLink href={paths.city(citySlug)} className="link-line">
              {frenchSpaces(cityName)}
            </SiteLink>
          </dd>
        </div>
      )}
      <div>
        <dt className="text-sm text-muted">Offre</dt>
        <dd className="flex min-h-11 items-center">{programmes(programCount)}</dd>
      </div>
      {websiteUrl && (
        <div>
          <dt className="text-sm text-muted">Sur le web</dt>
          <dd>
            <ExternalLink href={websiteUrl}>Site officiel</ExternalLink>
          </dd>
        </div>
      )}
    </dl>
  );
}
