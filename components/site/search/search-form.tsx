import { paths } from '@/lib/paths';
import type { NameGroup } from '@/lib/search/search-suggestions';
import { Icon } from '@/components/site/kit/icon';
import { SuggestionsOnDemand } from './suggestions-on-demand';

const FIELD = 'recherche';

export function SearchForm({ suggestions }: { suggestions?: readonly NameGroup[] }) {
  return (
    <form action={paths.search} role="search" data-event="search" className="relative">
      <label htmlFor={FIELD} className="sr-only">
        Rechercher
      </label>
      <input
        id={FIELD}
        name="q"
        type="search"
        maxLength={100}
        placeholder="Rechercher un master..."
        autoComplete="off"
        className="field pr-12 lg:w-68"
      />
      <button
        type="submit"
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center text-muted hover:text-ink"
      >
        <Icon name="search" />
        <span className="sr-only">Lancer la recherche</span>
      </button>
      {suggestions && <SuggestionsOnDemand fieldId={FIELD} groups={suggestions} />}
    </form>
  );
}
