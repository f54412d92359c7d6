import type { Offered } from '@/lib/content/masters/directory';
import type { FacetValue } from '@/lib/content/masters/facets/directory-match';
import { FACET_LABELS } from '@/lib/editorial/masters/facets';
import { frenchSpaces } from '@/lib/french/typography';
import { paths } from '@/lib/paths';
import { LONGEST_WORDS } from '@/lib/schemas/masters/directory';

const WORDS = 'trouver-mots';

/** The first step into the directory: words, a subject, a city, each of them optional. */
export function Finder({ offered: { categories, cities } }: { offered: Offered }) {
  return (
    <form action={paths.masters} role="search" aria-label="Trouver un master" className="finder">
      <div>
        <label htmlFor={WORDS} className="text-sm font-semibold">
          Que cherchez-vous&nbsp;?
        </label>
        <input
          id={WORDS}
          name="q"
          type="search"
          maxLength={LONGEST_WORDS}
          placeholder="Finance, ENCG Settat…"
          autoComplete="off"
          className="field mt-1"
        />
      </div>
      <Choice facet="specialisation" values={categories} />
      <Choice facet="ville" values={cities} />
      <button type="submit" className="button">
        Trouver un master
      </button>
    </form>
  );
}

type ChoiceProps = { facet: 'specialisation' | 'ville'; values: readonly FacetValue[] };

function Choice({ facet, values }: ChoiceProps) {
  const id = `trouver-${facet}`;
  const { label, all } = FACET_LABELS[facet];
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={facet} className="field mt-1">
        <option value="">{all}</option>
        {values.map(({ value, name, count }) => (
          <option key={value} value={value}>
            {frenchSpaces(name ?? value)} ({count})
          </option>
        ))}
      </select>
    </div>
  );
}
