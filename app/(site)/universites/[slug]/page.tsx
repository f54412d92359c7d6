import type { Metadata } from 'next';
import { cache } from 'react';
import { Missing } from '@/components/site/entity/missing';
import { UniversityScreen } from '@/components/site/university/university-screen';
import { JsonLd } from '@/components/site/frame/json-ld';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { loadSchoolsOf } from '@/lib/content/masters/establishment-page';
import { reasonsOf } from '@/lib/content/reading/reasons';
import { loadArticlePage, loadPopular } from '@/lib/content/teaser-lists';
import { getUniversity } from '@/lib/content/universities';
import { todayInMorocco } from '@/lib/french/dates';
import { breadcrumbList, crumbs, graph, itemList, organization, webPage } from '@/lib/seo/graph';
import { pageNumber, type SearchParams } from '@/lib/schemas/paging';
import { paths } from '@/lib/paths';
import { entityId, universityNode } from '@/lib/seo/entities';
import { pageMetadata, unlistedMetadata } from '@/lib/seo/metadata';
import { answerMissing } from '@/app/(site)/missing-entity';
import { leadToLast } from '@/app/(site)/last-page';

type Props = { params: Promise<{ slug: string }>; searchParams: SearchParams };

const NOT_FOUND = 'Université non trouvée';
const load = cache(getUniversity);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const university = await load((await params).slug);
  if (!university) return unlistedMetadata(NOT_FOUND);
  const { name, slug, description, cityName } = university;
  const path = paths.university(slug);
  return pageMetadata({
    title: name,
    description: description || `${name} : masters, ville, site officiel et articles du guide.`,
    path,
    keywords: [name, `master ${name}`, ...(cityName ? [`université ${cityName}`] : [])],
    image: { url: `${path}/opengraph-image`, alt: name },
  });
}

export default async function UniversityPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const university = await load(slug);
  if (!university) {
    const missing = await answerMissing('university', slug, paths.university);
    const link = { href: paths.universities, name: 'Voir toutes les universités' };
    return <Missing {...missing} title={NOT_FOUND} link={link} />;
  }
  const [list, popular, masters, reasons, schools] = await Promise.all([
    loadArticlePage({ universityId: university.id }, pageNumber((await searchParams).page)),
    loadPopular(),
    loadMastersOf({ universite: slug }),
    reasonsOf('university', university),
    loadSchoolsOf(university.id),
  ]);
  const { name } = university;
  const path = paths.university(slug);
  leadToLast(await searchParams, list.pages, path);
  const trail = crumbs({ name: 'Universités', path: paths.universities }, { name, path });
  const items = list.teasers.map(({ title, href }) => ({ name: title, path: href }));
  return (
    <>
      <UniversityScreen
        {...{ university, list, popular, masters, reasons }}
        {...schools}
        crumbs={trail}
        today={todayInMorocco()}
      />
      <JsonLd
        graph={graph(
          organization(),
          webPage({ path, name, crumbs: trail, mainEntity: entityId(path) }),
          universityNode(university),
          itemList(path, items),
          breadcrumbList(path, trail),
        )}
      />
    </>
  );
}
