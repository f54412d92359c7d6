import { CityScreen } from '@/components/site/city/city-screen';
import { JsonLd } from '@/components/site/frame/site-page';
import { firstUniversities, getCity, reasonsOf, standsIn } from '@/lib/content/places';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { loadArticlePage, loadPopular } from '@/lib/content/teasers';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageNumber } from '@/lib/paging';
import { cityNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { entityPage } from '@/app/(site)/entity-page';
import { leadToLast } from '@/app/(site)/moved';

const UNIVERSITIES = 12;

const page = entityPage({
  kind: 'city',
  load: getCity,
  missing: {
    title: 'Ville non trouvée',
    link: { href: paths.cities, name: 'Voir toutes les villes' },
  },
  address: paths.city,
  metadata: ({ name, slug, description }) =>
    pageMetadata({
      title: `Étudier à ${name} : masters et universités`,
      description: `Préparer un master à ${name} : établissements, logement et stages. ${description}`,
      path: paths.city(slug),
      keywords: [`étudier à ${name}`, `master ${name}`, `université ${name}`],
      image: { url: `${paths.city(slug)}/opengraph-image`, alt: name },
    }),
  show: async (city, searchParams) => {
    const { id, name, slug } = city;
    const params = await searchParams;
    const [list, universities, popular, masters, reasons] = await Promise.all([
      loadArticlePage({ cityId: id }, pageNumber(params.page)),
      firstUniversities(UNIVERSITIES, standsIn({ id })),
      loadPopular(),
      loadMastersOf({ ville: slug }),
      reasonsOf('city', city),
    ]);
    leadToLast(params, list.pages, paths.city(slug));
    const crumbs = [...trailTo('/villes'), { name, path: paths.city(slug) }];
    const items = list.teasers.map(({ title, href }) => ({ name: title, path: href }));
    const about = cityNode(city);
    return (
      <>
        <CityScreen
          city={city}
          list={list}
          universities={universities}
          popular={popular}
          masters={masters}
          reasons={reasons}
          crumbs={crumbs}
        />
        <JsonLd graph={pageGraph({ name, crumbs, about, list: items })} />
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
