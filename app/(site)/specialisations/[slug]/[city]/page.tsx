import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { JsonLd, PageHeader } from '@/components/site/frame/site-page';
import { LineLink } from '@/components/site/kit/links';
import { Pagination } from '@/components/site/kit/section';
import { MasterCard } from '@/components/site/masters/master-card';
import { Neighbours } from '@/components/site/masters/neighbours';
import { getCategory, getCity } from '@/lib/content/places';
import { loadDirectory } from '@/lib/content/masters/directory';
import { usualSort } from '@/lib/entities/directory';
import { landingSentence, landingTitle } from '@/lib/editorial/masters/landing';
import { fieldInSentence, frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { type SearchParams, pageNumber } from '@/lib/paging';
import { categoryFeed } from '@/lib/seo/feed';
import { crumbs, pageGraph } from '@/lib/seo/graph';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { answerMissing, leadToLast } from '@/app/(site)/moved';

type Props = { params: Promise<{ slug: string; city: string }>; searchParams: SearchParams };

const NOT_FOUND = 'Aucun master recensé';

/** Exists only where at least one master is published. */
const load = cache(async (params: Props['params'], searchParams: SearchParams) => {
  const { slug, city: citySlug } = await params;
  const [category, city] = await Promise.all([getCategory(slug), getCity(citySlug)]);
  const facets = { specialisation: slug, ville: citySlug };
  const page = pageNumber((await searchParams).page);
  const directory = await loadDirectory({ q: '', facets, tri: usualSort('') }, page);
  return { category, city, directory: directory?.total ? directory : undefined };
});

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { category, city, directory } = await load(params, searchParams);
  if (!category || !city || !directory) return unlistedMetadata(NOT_FOUND);
  return pageMetadata({
    title: landingTitle(category.name, city.name),
    description: landingSentence(category.name, city.name, directory),
    path: paths.categoryInCity(category.slug, city.slug),
    keywords: [`master ${category.name} ${city.name}`, `master ${city.name}`, category.name],
    image: { url: `${paths.category(category.slug)}/opengraph-image`, alt: category.name },
    feed: categoryFeed(category),
  });
}

export default async function LandingPage({ params, searchParams }: Props) {
  const { category, city, directory } = await load(params, searchParams);
  if (!category || !city || !directory) {
    await answerMissingPart(await params, category !== undefined);
    const link = { href: paths.masters, name: 'Voir tous les masters' };
    return <Missing title={NOT_FOUND} link={link} />;
  }
  const here = paths.categoryInCity(category.slug, city.slug);
  leadToLast(await searchParams, directory.pages, here);
  const title = landingTitle(category.name, city.name);
  const trail = crumbs(
    { name: 'Spécialisations', path: paths.categories },
    { name: category.name, path: paths.category(category.slug) },
    { name: city.name, path: here },
  );
  const { masters, facets, page, pages } = directory;
  const inDirectory = `${paths.masters}?specialisation=${category.slug}&ville=${city.slug}`;
  const list = masters.map(({ name, slug }) => ({ name, path: paths.master(slug) }));
  return (
    <>
      <PageHeader
        crumbs={trail}
        title={title}
        lead={landingSentence(category.name, city.name, directory)}
      >
        <p className="mt-2 flex flex-wrap gap-x-6">
          <LineLink href={inDirectory}>Préciser la recherche</LineLink>
          <LineLink href={paths.city(city.slug)}>{frenchSpaces(`Étudier à ${city.name}`)}</LineLink>
        </p>
      </PageHeader>
      <div className="wrap space-y-16">
        <div>
          <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
            {masters.map((master) => (
              <li key={master.id}>
                <MasterCard master={master} heading="h2" />
              </li>
            ))}
          </ul>
          <Pagination path={here} page={page} pages={pages} />
        </div>
        <Neighbours
          id="ailleurs"
          title={`Masters en ${fieldInSentence(category.name)} dans d’autres villes`}
          values={facets.ville.filter(({ value }) => value !== city.slug)}
          href={(slug) => paths.categoryInCity(category.slug, slug)}
        />
        <Neighbours
          id="autres-sujets"
          title={`Autres spécialisations à ${city.name}`}
          values={facets.specialisation.filter(({ value }) => value !== category.slug)}
          href={(slug) => paths.categoryInCity(slug, city.slug)}
        />
      </div>
      <JsonLd graph={pageGraph({ name: title, crumbs: trail, list })} />
    </>
  );
}

/** A subject or a city that has another slug now takes the page with it. */
async function answerMissingPart(
  { slug, city }: Awaited<Props['params']>,
  hasCategory: boolean,
): Promise<void> {
  if (hasCategory) {
    await answerMissing('city', city, (now) => paths.categoryInCity(slug, now));
  } else {
    await answerMissing('category', slug, (now) => paths.categoryInCity(now, city));
  }
}
