import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { JsonLd } from '@/components/site/frame/site-page';
import { EstablishmentScreen } from '@/components/site/masters/establishment-screen';
import {
  getEstablishment,
  isItsUniversity,
  loadEstablishmentPage,
} from '@/lib/content/masters/establishments';
import { loadPopular } from '@/lib/content/teasers';
import { todayInMorocco } from '@/lib/french/dates';
import { paths } from '@/lib/paths';
import { crumbs, pageGraph } from '@/lib/seo/graph';
import { mastersFeed } from '@/lib/seo/feed';
import { establishmentNode } from '@/lib/seo/entities';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { mastersTitle } from '@/lib/seo/page-title';
import { answerMissing } from '@/app/(site)/moved';
import '@/app/(site)/styles/who-says.css';

type Props = { params: Promise<{ slug: string; establishment: string }> };

const NOT_FOUND = 'Établissement non trouvé';
const load = cache(getEstablishment);
/** Search engines keep one page of a school that is a university by itself. */
const isDouble = cache(isItsUniversity);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const establishment = await load((await params).establishment);
  if (!establishment) return unlistedMetadata(NOT_FOUND);
  const { name, acronym, slug, universitySlug, universityName, cityName } = establishment;
  return pageMetadata({
    title: mastersTitle(acronym ?? name),
    description: `${name}${cityName ? `, ${cityName}` : ''} (${universityName}) : ses masters, ses dates de candidature et sa plateforme.`,
    path: (await isDouble(establishment))
      ? paths.university(universitySlug)
      : paths.establishment(universitySlug, slug),
    keywords: [name, `master ${acronym ?? name}`, `candidature ${acronym ?? name}`],
    feed: mastersFeed,
  });
}

export default async function EstablishmentPage({ params }: Props) {
  const given = await params;
  const establishment = await load(given.establishment);
  if (!establishment) {
    const missing = await answerMissing('establishment', given.establishment, async (slug) =>
      paths.establishment((await load(slug))?.universitySlug ?? given.slug, slug),
    );
    const link = { href: paths.university(given.slug), name: 'Voir l’université' };
    return <Missing {...missing} title={NOT_FOUND} link={link} />;
  }
  const { name, acronym, slug, universitySlug, universityName } = establishment;
  const path = paths.establishment(universitySlug, slug);
  if (universitySlug !== given.slug) permanentRedirect(path);
  const today = todayInMorocco();
  const [around, popular, isUnlisted] = await Promise.all([
    loadEstablishmentPage(establishment, today),
    loadPopular(),
    isDouble(establishment),
  ]);
  const trail = crumbs(
    { name: 'Universités', path: paths.universities },
    { name: universityName, path: paths.university(universitySlug) },
    { name: acronym ?? name, path },
  );
  const items = around.masters.map((master) => ({
    name: master.name,
    path: paths.master(master.slug),
  }));
  return (
    <>
      <EstablishmentScreen
        {...around}
        establishment={establishment}
        popular={popular}
        crumbs={trail}
        today={today}
      />
      {!isUnlisted && (
        <JsonLd
          graph={pageGraph({
            name,
            crumbs: trail,
            entity: establishmentNode(establishment),
            list: items,
          })}
        />
      )}
    </>
  );
}
