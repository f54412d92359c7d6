import { TextLink } from '@/components/site/kit/links';
import { source } from '@/prisma/seed/places/coordinates.json';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { type City, LETTERS, type Spot, layOut, reachOf } from './map-layout';

const LEGEND =
  'Plus un point est grand, plus la ville compte de masters recensés ' +
  '(cercle vide : aucun encore). Les points trop proches ont été écartés : ' +
  'cette carte aide à choisir, pas à mesurer. ' +
  'Centres des villes : ';

/**
 * A picture of the list beside it, which has each city with the same figure and link: the map
 * is for eyes and fingers, and who reads by ear or by keys does not pass every city twice.
 */
export function CityMap({ cities }: { cities: readonly City[] }) {
  const { width, height, spots } = layOut(cities);
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
        <TextLink href={source.url}>{source.publisher}</TextLink>
        {', '}
        <TextLink href={source.licenceUrl}>{source.licence}</TextLink>.
      </figcaption>
    </figure>
  );
}

function CitySpot({ spot: { slug, name, masters, x, y, radius, label } }: { spot: Spot }) {
  const look = masters > 0 ? { fill: 'currentColor' } : { fill: 'none', stroke: 'currentColor' };
  return (
    <a href={paths.city(slug)} tabIndex={-1} className="group text-brand-ink">
      <title>{frenchSpaces(`${name} : ${mastersCounted(masters)}`)}</title>
      {/* Where the system chooses the colours, it paints what is transparent, and not what is none. */}
      <circle cx={px(x)} cy={px(y)} r={px(reachOf({ radius }))} fill="none" pointerEvents="all" />
      <circle cx={px(x)} cy={px(y)} r={px(radius)} className="group-hover:text-ink" {...look} />
      {label && (
        <text
          x={px(label.x)}
          y={px(label.y)}
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

const px = (value: number) => value.toFixed(1);

export const mastersCounted = (count: number) =>
  count > 0 ? counted(count, 'master recensé', 'masters recensés') : 'aucun master recensé';
