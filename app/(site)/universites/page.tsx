import { EmptyState } from '@/components/site/kit/section';
import { SitePage } from '@/components/site/frame/site-page';
import { Pagination } from '@/components/site/kit/pagination';
import { PendingList } from '@/components/site/kit/pending-list';
import { SkeletonCards, UniversityFilters } from '@/components/site/university/university-filters';
import { UniversityCard } from '@/components/site/university/university-card';
import { loadUniversityList, universityChoice } from '@/lib/content/university-list';
import { counted } from '@/lib/french/numbers';
import { pageNumber, type SearchParams } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { staticMetadata } from '@/lib/seo/metadata';
import { leadToLast } from '@/app/(site)/last-page';

export const generateMetadata = () => staticMetadata(paths.universities);

export default async function UniversitiesPage({ searchParams }: { searchParams: SearchParams }) {
  const params = await searchParams;
  const { ville, tri } = universityChoice(params);
  const list = await loadUniversityList({ ville, tri }, pageNumber(params.page));
  const query = { ...(ville ? { ville } : {}), ...(tri === 'nom' ? {} : { tri }) };
  leadToLast(params, list.pages, paths.universities, query);
  return (
    <SitePage
      address="/universites"
      list={list.universities.map(({ name, slug }) => ({ name, path: paths.university(slug) }))}
    >
      <div className="wrap">
        <PendingList
          filters={<UniversityFilters cities={list.cities} ville={ville} tri={tri} />}
          skeletons={<SkeletonCards />}
        >
          <p className="mt-6 text-sm text-muted">{counted(list.total, 'établissement')}</p>
          {list.total === 0 && (
            <EmptyState title="Aucune université à afficher">
              <a href={paths.universities} className="link">
                Voir toutes les universités
              </a>
            </EmptyState>
          )}
          <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
            {list.universities.map((university) => (
              <li key={university.id}>
                <UniversityCard university={university} heading="h2" />
              </li>
            ))}
          </ul>
          <Pagination path={paths.universities} query={query} page={list.page} pages={list.pages} />
        </PendingList>
      </div>
    </SitePage>
  );
}
