import { cities as centres } from '@/prisma/seed/places/coordinates.json';
import { CityMap } from '@/components/site/city/city-map';
import { CityCard } from '@/components/site/city/city-parts';
import { SitePage } from '@/components/site/frame/site-page';
import { EmptyState } from '@/components/site/kit/section';
import { listCities } from '@/lib/content/places';
import { loadOffered } from '@/lib/content/masters/directory';
import { paths } from '@/lib/paths';
import { staticMetadata } from '@/lib/seo/metadata';

const MOST = 120;
/** A city that staff add is in the list alone. */
const CENTRES = new Map(Object.entries(centres));

export const generateMetadata = () => staticMetadata('/villes');

export default async function CitiesPage() {
  const [cities, offered] = await Promise.all([listCities({ limit: MOST }), loadOffered()]);
  const counts = new Map(offered.cities.map(({ value, count }) => [value, count]));
  const counted = cities.map((city) => ({ ...city, masters: counts.get(city.slug) ?? 0 }));
  const mapped = counted.flatMap((city) => {
    const centre = CENTRES.get(city.slug);
    return centre ? { ...city, ...centre } : [];
  });
  const list = cities.map(({ name, slug }) => ({ name, path: paths.city(slug) }));
  return (
    <SitePage address="/villes" list={list}>
      <div className="wrap grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="max-w-md lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start">
          {mapped.length > 0 && <CityMap cities={mapped} />}
        </div>
        {cities.length === 0 && <EmptyState title="Aucune ville à afficher" />}
        <ul className="grid gap-x-8 gap-y-2 self-start sm:grid-cols-2 lg:row-start-1">
          {counted.map((city) => (
            <li key={city.id}>
              <CityCard city={city} masters={city.masters} />
            </li>
          ))}
        </ul>
      </div>
    </SitePage>
  );
}
