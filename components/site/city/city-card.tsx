import type { City } from '@/lib/content/cities';
import { paths } from '@/lib/paths';
import { frenchSpaces, teaserText } from '@/lib/french/typography';
import { Cover } from '@/components/site/cover/cover';
import { SiteLink } from '@/components/site/kit/site-link';

type Props = { city: City; heading?: 'h2' | 'h3' };

export function CityCard({ city, heading: Heading = 'h3' }: Props) {
  const { name, slug, description } = city;
  return (
    <article className="card grid h-full grid-cols-[4.5rem_1fr] gap-5 border-t border-rule py-5">
      <Cover seed={slug} shape="square" />
      <div className="min-w-0">
        <Heading className="text-2xl">
          <SiteLink href={paths.city(slug)} className="card-link">
            {frenchSpaces(name)}
          </SiteLink>
        </Heading>
        {description && <p className="clamp-3 mt-1.5 text-muted">{teaserText(description)}</p>}
      </div>
    </article>
  );
}
