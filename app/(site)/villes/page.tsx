import { JsonLd } from '@/components/site/frame/json-ld';
import { CityCard } from '@/components/site/city/city-screen';
import { EmptyState } from '@/components/site/kit/section';
import { PageHeader } from '@/components/site/frame/page-header';
import { listCities } from '@/lib/content/cities';
import { crumbs } from '@/lib/seo/graph';
import { staticPages } from '@/lib/editorial/static-pages';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { staticMetadata } from '@/lib/seo/metadata';

const MOST = 120;

export const generateMetadata = () => staticMetadata(paths.cities);

export default async function CitiesPage() {
  const cities = await listCities({ limit: MOST });
  const { h1, lead } = staticPages[paths.cities];
  const trail = crumbs({ name: 'Villes', path: paths.cities });
  const list = cities.map(({ name, slug }) => ({ name, path: paths.city(slug) }));
  return (
    <>
      <PageHeader crumbs={trail} title={h1} lead={lead} />
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
      <JsonLd graph={collectionGraph({ name: h1, description: lead, crumbs: trail, list })} />
    </>
  );
}
