import type { Directory } from '@/lib/content/masters/directory';
import { FACET_LABELS, SORT_LABELS, facetValueLabel } from '@/lib/editorial/masters/facets';
import { counted } from '@/lib/french/numbers';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import {
  type DirectoryChoice,
  FACETS,
  type FacetName,
  LONGEST_WORDS,
  SORTS,
  type Sort,
  usualSort,
} from '@/lib/entities/directory';
import { Select } from '@/components/site/kit/filters';
import { Icon } from '@/components/site/kit/icon';
import { Island } from '@/components/site/island';
import Filters from './filters.island';

const PANEL = 'filtres';

type Props = { choice: DirectoryChoice; directory: Directory };

/** Beside the list on a large screen; on a phone, a sheet that the browser itself opens. */
export function DirectoryFilters({ choice, directory }: Props) {
  const { kept = [] } = choice;
  const active = FACETS.filter((facet) => choice.facets[facet]).length;
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL}
        className="button button-quiet w-full justify-start lg:hidden"
      >
        <Icon name="filter" />
        {active > 0 ? `Filtrer (${counted(active, 'filtre actif', 'filtres actifs')})` : 'Filtrer'}
      </button>
      <div id={PANEL} popover="auto" className="filter-sheet">
        <form action={paths.masters} autoComplete="off" aria-label="Filtrer les masters">
          <Island name="filters" island={Filters} props={{}}>
            {kept.length > 0 && <input type="hidden" name="m" value={kept.join()} />}
            <Words q={choice.q} />
            {FACETS.map((facet) => (
              <Facet key={facet} facet={facet} choice={choice} directory={directory} />
            ))}
            <SortField choice={choice} />
          </Island>
        </form>
      </div>
    </>
  );
}

function Words({ q }: { q: string }) {
  return (
    <div>
      <label htmlFor="mots" className="text-sm font-semibold">
        Mots du titre ou de l’établissement
      </label>
      <input
        id="mots"
        type="search"
        name="q"
        defaultValue={q}
        maxLength={LONGEST_WORDS}
        placeholder="finance Casablanca"
        className="field mt-1"
      />
    </div>
  );
}

/** Offers only what finds something; what is chosen stays, even when it finds nothing any more. */
function Facet({ facet, choice, directory }: Props & { facet: FacetName }) {
  const chosen = choice.facets[facet];
  const values = directory.facets[facet];
  if (values.length === 0 && !chosen) return null;
  const isListed = values.some(({ value }) => value === chosen);
  const { label, all } = FACET_LABELS[facet];
  return (
    <Select id={`filtre-${facet}`} name={facet} label={label} value={chosen ?? ''} all={all}>
      {chosen && !isListed && (
        <option value={chosen}>{facetValueLabel(facet, chosen, directory.names[facet])} (0)</option>
      )}
      {values.map(({ value, name, count }) => (
        <option key={value} value={value}>
          {frenchSpaces(facetValueLabel(facet, value, name))} ({count})
        </option>
      ))}
    </Select>
  );
}

/** The usual order is what goes without saying, so that it stays out of the address. */
function SortField({ choice: { q, tri } }: { choice: DirectoryChoice }) {
  const valueOf = (sort: Sort) => (sort === usualSort(q) ? '' : sort);
  return (
    <Select id="tri" label="Trier par" value={valueOf(tri)}>
      {SORTS.filter((sort) => q || sort !== 'pertinence').map((sort) => (
        <option key={sort} value={valueOf(sort)}>
          {SORT_LABELS[sort]}
        </option>
      ))}
    </Select>
  );
}
