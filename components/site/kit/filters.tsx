import type { ReactNode } from 'react';
import { frenchSpaces } from '@/lib/french/typography';

type FormProps = { action: string; label: string; className?: string; children: ReactNode };

const GRID =
  'grid items-start gap-4 border-y border-rule py-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,15rem)_auto] sm:justify-start';

/** The choice is in the address, with and without JavaScript. */
export function FilterForm({ action, label, className, children }: FormProps) {
  return (
    <form
      action={action}
      autoComplete="off"
      aria-label={label}
      className={className ? `${className} ${GRID}` : GRID}
    >
      {children}
      <button type="submit" className="button button-quiet self-end">
        Afficher
      </button>
    </form>
  );
}

type SelectProps = {
  id: string;
  name?: string;
  label: string;
  value?: string;
  /** What stands for no choice. */
  all?: string;
  children: ReactNode;
};

export function Select({ id, name = id, label, value, all, children }: SelectProps) {
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value} className="field mt-1">
        {all && <option value="">{all}</option>}
        {children}
      </select>
    </div>
  );
}

type Choices = readonly { slug: string; name: string }[];

export function Options({ choices }: { choices: Choices }) {
  return choices.map(({ slug, name }) => (
    <option key={slug} value={slug}>
      {frenchSpaces(name)}
    </option>
  ));
}

export function CitySelect({ cities, ville }: { cities: Choices; ville: string }) {
  return (
    <Select id="ville" label="Ville" value={ville} all="Toutes les villes">
      <Options choices={cities} />
    </Select>
  );
}

/** What of an address was left out is told. */
export function FirstCounts({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <p role="note" className="mb-3 text-muted">
      {frenchSpaces(
        `Un filtre n’a qu’une valeur à la fois : pour ${labels.join(', ')}, seule la première compte.`,
      )}
    </p>
  );
}
