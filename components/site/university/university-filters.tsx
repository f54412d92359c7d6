import { paths } from '@/lib/paths';
import { CitySelect } from '@/components/site/city/city-select';

type Props = {
  cities: readonly { name: string; slug: string }[];
  ville: string;
  tri: 'nom' | 'programmes';
};

/** The choice is in the address, with and without JavaScript. */
export function UniversityFilters({ cities, ville, tri }: Props) {
  return (
    <form
      action={paths.universities}
      autoComplete="off"
      aria-label="Filtrer les universités"
      className="grid items-start gap-4 border-y border-rule py-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,15rem)_auto] sm:justify-start"
    >
      <CitySelect cities={cities} ville={ville} />
      <div>
        <label htmlFor="tri" className="text-sm font-semibold">
          Trier par
        </label>
        <select id="tri" name="tri" defaultValue={tri === 'nom' ? '' : tri} className="field mt-1">
          <option value="">Nom</option>
          <option value="programmes">Nombre de programmes</option>
        </select>
      </div>
      <button type="submit" className="button button-quiet self-end">
        Afficher
      </button>
    </form>
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
