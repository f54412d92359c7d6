import { coordinates } from '@/lib/texts/coordinates';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { ExternalLink } from '@/components/site/kit/external-link';
import { LETTERS, type MappedSpot, layOut, reachOf } from './map-layout';

type Props = { cities: readonly { slug: string; name: string; masters: number }[] };

const LEGEND =
  'Plus un point est grand, plus la ville compte de masters recensés (cercle vide : aucun encore). ' +
  'Les points trop proches ont été écartés : cette carte aide à choisir, pas à mesurer. ' +
  'Centres des villes : ';

/**
 * A picture of the list beside it, which has each city with the same figure and the same link: the
 * map is for eyes and fingers, and who reads by ear or by keys does not pass every city twice.
 */
export function CityMap({ cities }: Props) {
  const places = cities.flatMap((city) => {
    const centre = coordinates.cities[city.slug];
    return centre ? [{ ...city, ...centre }] : [];
  });
  if (places.length === 0) return null;
  const { width, height, spots } = layOut(places);
  const { publisher, url, licence, licenceUrl } = coordinates.source;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden
        fontSize={LETTERS}
        className="w-full forced-color-adjust-auto"
      >
        {spots.map((spot) => (
          <CitySpot key={spot.slug} spot={spot} />
        ))}
      </svg>
      <figcaption className="mt-3 text-sm text-muted">
        {frenchSpaces(LEGEND)}
        <ExternalLink href={url} className="link">
          {publisher}
        </ExternalLink>
        {', '}
        <ExternalLink href={licenceUrl} className="link">
          {licence}
        </ExternalLink>
        .
      </figcaption>
    </figure>
  );
}

function CitySpot({ spot: { slug, name, masters, x, y, radius, label } }: { spot: MappedSpot }) {
  const look = masters > 0 ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' };
  return (
    <a href={paths.city(slug)} tabIndex={-1} className="group text-brand-ink">
      <title>{frenchSpaces(`${name} : ${mastersCounted(masters)}`)}</title>
      <circle cx={x} cy={y} r={reachOf({ radius })} fill="transparent" />
      <circle cx={x} cy={y} r={radius} className="group-hover:text-ink" {...look} />
      {label && (
        <text
          x={label.x}
          y={label.y}
          textAnchor={label.anchor}
          fill="currentColor"
          className="text-ink group-hover:underline"
        >
          {name}
        </text>
      )}
    </a>
  );
}

export const mastersCounted = (count: number) =>
  count > 0 ? counted(count, 'master recensé', 'masters recensés') : 'aucun master recensé';
