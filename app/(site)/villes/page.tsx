import { CityCard } from '@/components/site/city/city-screen';
import { SitePage } from '@/components/site/frame/site-page';
import { EmptyState } from '@/components/site/kit/section';
import { listCities } from '@/lib/content/cities';
import { paths } from '@/lib/paths';
import { staticMetadata } from '@/lib/seo/metadata';

const MOST = 120;

export const generateMetadata = () => staticMetadata('/villes');

export default async function CitiesPage() {
  const cities = await listCities({ limit: MOST });
  const list = cities.map(({ name, slug }) => ({ name, path: paths.city(slug) }));
  return (
    <SitePage address="/villes" list={list}>
      <div className="wrap">
        {cities.length === 0 && <EmptyState title="Aucune ville à afficher" />}
        <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
          {cities.map((city) => (
            <li key={city.id}>
              <CityCard city={city} heading="h2" />
            </li>
          ))}
        </ul>
      </div>
    </SitePage>
  );
}
