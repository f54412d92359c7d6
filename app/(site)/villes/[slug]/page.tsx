import type { Metadata } from 'next';
import { cache } from 'react';
import { CityScreen } from '@/components/site/city/city-screen';
import { Missing } from '@/components/site/entity/missing';
import { JsonLd } from '@/components/site/frame/json-ld';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { reasonsOf } from '@/lib/content/reading/reasons';
import { loadArticlePage, loadPopular } from '@/lib/content/teaser-lists';
import { getCity } from '@/lib/content/cities';
import { standsIn } from '@/lib/content/universities';
import { firstUniversities } from '@/lib/content/university-list';
import { crumbs } from '@/lib/seo/graph';
import { pageNumber, type SearchParams } from '@/lib/schemas/paging';
import { paths } from '@/lib/paths';
import { collectionGraph } from '@/lib/seo/collection';
import { cityNode } from '@/lib/seo/entities';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { answerMissing } from '@/app/(site)/missing-entity';
import { leadToLast } from '@/app/(site)/last-page';

type Props = { params: Promise<{ slug: string }>; searchParams: SearchParams };

const NOT_FOUND = 'Ville non trouvée';
const UNIVERSITIES = 12;
const load = cache(getCity);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const city = await load((await params).slug);
  if (!city) return unlistedMetadata(NOT_FOUND);
  const { name, slug, description } = city;
  const path = paths.city(slug);
  return pageMetadata({
    title: `Étudier à ${name} : masters et universités`,
    description: `Préparer un master à ${name} : établissements, logement et stages. ${description}`,
    path,
    keywords: [`étudier à ${name}`, `master ${name}`, `université ${name}`],
    image: { url: `${path}/opengraph-image`, alt: name },
  });
}

export default async function CityPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const city = await load(slug);
  if (!city) {
    const missing = await answerMissing('city', slug, paths.city);
    return (
      <Missing
        {...missing}
        title={NOT_FOUND}
        link={{ href: paths.cities, name: 'Voir toutes les villes' }}
      />
    );
  }
  const [list, universities, popular, masters, reasons] = await Promise.all([
    loadArticlePage({ cityId: city.id }, pageNumber((await searchParams).page)),
    firstUniversities(UNIVERSITIES, standsIn({ id: city.id })),
    loadPopular(),
    loadMastersOf({ ville: slug }),
    reasonsOf('city', city),
  ]);
  leadToLast(await searchParams, list.pages, paths.city(slug));
  const trail = crumbs(
    { name: 'Villes', path: paths.cities },
    { name: city.name, path: paths.city(slug) },
  );
  const items = list.teasers.map(({ title, href }) => ({ name: title, path: href }));
  return (
    <>
      <CityScreen {...{ city, list, universities, popular, masters, reasons }} crumbs={trail} />
      <JsonLd
        graph={collectionGraph({
          name: city.name,
          crumbs: trail,
          about: cityNode(city),
          list: items,
        })}
      />
    </>
  );
}
