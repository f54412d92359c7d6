import { paths } from '@/lib/paths';
import { Icon } from '@/components/site/kit/icon';

type Props = {
  id?: string;
  isInPanel?: boolean;
  className?: string;
};

/** In a closed panel, browsers give it the focus when the panel opens, and none when a page does. */
const WITH_ITS_PANEL = { autoFocus: true };

export function SearchForm({ id = 'recherche', isInPanel, className = '' }: Props) {
  return (
    <form
      action={paths.search}
      role="search"
      data-event="search"
      className={`relative ${className}`}
    >
      <label htmlFor={id} className="sr-only">
        Rechercher
      </label>
      <input
        id={id}
        name="q"
        type="search"
        maxLength={100}
        placeholder="Rechercher un master..."
        autoComplete="off"
        {...(isInPanel ? WITH_ITS_PANEL : {})}
        data-behaviour="suggestions"
        data-source={paths.suggestions}
        className="field pr-12"
      />
      <button
        type="submit"
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center text-muted hover:text-ink"
      >
        <Icon name="search" />
        <span className="sr-only">Lancer la recherche</span>
      </button>
      <ul
        id={`${id}-suggestions`}
        role="listbox"
        aria-label="Suggestions"
        hidden
        className="suggestions"
      />
    </form>
  );
}
