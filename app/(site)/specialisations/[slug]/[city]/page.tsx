import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { JsonLd } from '@/components/site/frame/site-page';
import { LandingScreen } from '@/components/site/masters/landing-screen';
import { getCategory, getCity } from '@/lib/content/places';
import { loadDirectory } from '@/lib/content/masters/directory';
import { usualSort } from '@/lib/entities/directory';
import { landingSentence, landingTitle } from '@/lib/editorial/masters/landing';
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
  const list = directory.masters.map(({ name, slug }) => ({ name, path: paths.master(slug) }));
  return (
    <>
      <LandingScreen
        category={category}
        city={city}
        directory={directory}
        title={title}
        crumbs={trail}
      />
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
