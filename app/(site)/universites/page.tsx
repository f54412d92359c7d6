import { TextLink } from '@/components/site/kit/links';
import { EmptyState, Pagination } from '@/components/site/kit/section';
import { SitePage } from '@/components/site/frame/site-page';
import { UniversityCard } from '@/components/site/university/university-parts';
import { loadUniversityList, universityChoice } from '@/lib/content/places';
import { counted } from '@/lib/french/numbers';
import { type SearchParams, pageNumber } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { staticMetadata } from '@/lib/seo/metadata';
import { leadToLast } from '@/app/(site)/moved';
import { CitySelect, FilterForm, Options, Select } from '@/components/site/kit/filters';

const BY_MASTERS = { slug: 'programmes', name: 'Nombre de programmes' };

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
        <section aria-label="Résultats" data-list>
          <FilterForm action={paths.universities} label="Filtrer les universités">
            <CitySelect cities={list.cities} ville={ville} />
            <Select id="tri" label="Trier par" value={tri === 'nom' ? '' : tri} all="Nom">
              <Options choices={[BY_MASTERS]} />
            </Select>
          </FilterForm>
          <div className="list-waiting">
            <SkeletonCards />
          </div>
          <div className="list-shown">
            <p className="mt-6 text-sm text-muted">{counted(list.total, 'établissement')}</p>
            {list.total === 0 && (
              <EmptyState title="Aucune université à afficher">
                <TextLink href={paths.universities}>Voir toutes les universités</TextLink>
              </EmptyState>
            )}
            <ul className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
              {list.universities.map((university) => (
                <li key={university.id}>
                  <UniversityCard university={university} heading="h2" />
                </li>
              ))}
            </ul>
            <Pagination
              path={paths.universities}
              query={query}
              page={list.page}
              pages={list.pages}
            />
          </div>
        </section>
      </div>
    </SitePage>
  );
}

const SIX = [1, 2, 3, 4, 5, 6];

/** They stand in for the list while the browser fetches the page that was asked for. */
function SkeletonCards() {
  return (
    <div role="status" className="mt-8 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">Chargement…</span>
      {SIX.map((card) => (
        <div key={card} data-skeleton className="border-t border-rule pt-5">
          <div className="skeleton h-7 w-3/4" />
          <div className="skeleton mt-4 h-20" />
          <div className="skeleton mt-4 h-4 w-1/2" />
        </div>
      ))}
    </div>
  );
}
