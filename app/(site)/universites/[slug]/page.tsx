import { JsonLd } from '@/components/site/frame/site-page';
import { UniversityScreen } from '@/components/site/university/university-screen';
import { loadMastersOf } from '@/lib/content/masters/directory';
import { loadUniversityProofs } from '@/lib/content/masters/claims';
import { loadSchoolsOf } from '@/lib/content/masters/establishments';
import { getUniversity, reasonsOf } from '@/lib/content/places';
import { loadArticlePage, loadPopular } from '@/lib/content/teasers';
import { todayInMorocco } from '@/lib/french/dates';
import { trailTo } from '@/lib/pages';
import { paths } from '@/lib/paths';
import { pageNumber } from '@/lib/paging';
import { universityNode } from '@/lib/seo/entities';
import { pageGraph } from '@/lib/seo/graph';
import { pageMetadata } from '@/lib/seo/metadata';
import { entityPage } from '@/app/(site)/entity-page';
import { leadToLast } from '@/app/(site)/moved';
import '@/app/(site)/styles/who-says.css';

const page = entityPage({
  kind: 'university',
  load: getUniversity,
  missing: {
    title: 'Université non trouvée',
    link: { href: paths.universities, name: 'Voir toutes les universités' },
  },
  address: paths.university,
  metadata: ({ name, slug, description, cityName }) =>
    pageMetadata({
      title: name,
      description: description || `${name} : masters, ville, site officiel et articles du guide.`,
      path: paths.university(slug),
      keywords: [name, `master ${name}`, ...(cityName ? [`université ${cityName}`] : [])],
      image: { url: `${paths.university(slug)}/opengraph-image`, alt: name },
    }),
  show: async (university, searchParams) => {
    const { id, name, slug } = university;
    const params = await searchParams;
    const today = todayInMorocco();
    const [list, popular, masters, reasons, schools, proofs] = await Promise.all([
      loadArticlePage({ universityId: id }, pageNumber(params.page)),
      loadPopular(),
      loadMastersOf({ universite: slug }),
      reasonsOf('university', university),
      loadSchoolsOf(id),
      loadUniversityProofs(university, today),
    ]);
    const path = paths.university(slug);
    leadToLast(params, list.pages, path);
    const crumbs = [...trailTo('/universites'), { name, path }];
    const items = list.teasers.map(({ title, href }) => ({ name: title, path: href }));
    return (
      <>
        <UniversityScreen
          university={university}
          list={list}
          popular={popular}
          masters={masters}
          reasons={reasons}
          crumbs={crumbs}
          {...schools}
          proofs={proofs}
          today={today}
        />
        <JsonLd
          graph={pageGraph({ name, crumbs, entity: universityNode(university), list: items })}
        />
      </>
    );
  },
});

export const { generateMetadata } = page;
export default page.Page;
