import { paths } from '@/lib/paths';
import { CitySelect } from '@/components/site/city/city-select';

type Props = {
  cities: readonly { name: string; slug: string }[];
  ville: string;
  tri: 'nom' | 'programmes';
};

/** A GET form: the choice is in the address, with and without JavaScript. */
export function UniversityFilters({ cities, ville, tri }: Props) {
  return (
    <form
      action={paths.universities}
      aria-label="Filtrer les universités"
      className="grid items-start gap-4 border-y border-rule py-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,15rem)_auto] sm:justify-start"
    >
      <CitySelect cities={cities} ville={ville} />
      <div>
        <label htmlFor="tri" className="text-sm font-semibold">
          Trier par
        </label>
        <select id="tri" name="tri" defaultValue={tri} className="field mt-1">
          <option value="nom">Nom</option>
          <option value="programmes">Nombre de programmes</option>
        </select>
      </div>
      <button type="submit" className="button button-quiet self-end">
        Afficher
      </button>
    </form>
  );
}
