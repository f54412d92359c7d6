import { paths } from '@/lib/paths';
import type { UniversityChoice } from '@/lib/content/university-list';
import { CitySelect, FilterForm, Options, Select } from '@/components/site/kit/filters';

type Props = UniversityChoice & { cities: readonly { name: string; slug: string }[] };

const BY_MASTERS = { slug: 'programmes', name: 'Nombre de programmes' };

export function UniversityFilters({ cities, ville, tri }: Props) {
  return (
    <FilterForm action={paths.universities} label="Filtrer les universités">
      <CitySelect cities={cities} ville={ville} />
      <Select id="tri" label="Trier par" value={tri === 'nom' ? '' : tri} all="Nom">
        <Options choices={[BY_MASTERS]} />
      </Select>
    </FilterForm>
  );
}

const SIX = [1, 2, 3, 4, 5, 6];

export function SkeletonCards() {
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
