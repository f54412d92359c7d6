import type { NewsChoice, NewsList } from '@/lib/content/reading/news-list';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { CitySelect } from '@/components/site/city/city-select';

type Props = Pick<NewsList, 'fields' | 'topics' | 'cities'> & { choice: NewsChoice };

/** The choice is in the address, with and without JavaScript. */
export function NewsFilters({ fields, topics, cities, choice }: Props) {
  return (
    <form
      action={paths.news}
      autoComplete="off"
      aria-label="Filtrer les articles"
      className="mt-6 grid items-start gap-4 border-y border-rule py-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,15rem)_auto] sm:justify-start"
    >
      <div>
        <label htmlFor="sujet" className="text-sm font-semibold">
          Sujet
        </label>
        <select id="sujet" name="sujet" defaultValue={choice.sujet} className="field mt-1">
          <option value="">Tous les sujets</option>
          <Options label="Démarches" options={topics} />
          <Options label="Spécialisations" options={fields} />
        </select>
      </div>
      <CitySelect cities={cities} ville={choice.ville} />
      <button type="submit" className="button button-quiet self-end">
        Afficher
      </button>
    </form>
  );
}

type Options = { label: string; options: NewsList['fields'] };

function Options({ label, options }: Options) {
  return (
    <optgroup label={label}>
      {options.map(({ slug, name }) => (
        <option key={slug} value={slug}>
          {frenchSpaces(name)}
        </option>
      ))}
    </optgroup>
  );
}
