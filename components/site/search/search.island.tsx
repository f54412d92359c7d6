'use client';

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Woken } from '@/components/site/island';
import { Icon } from '@/components/site/kit/icon';
import { paths } from '@/lib/paths';
import { type NameGroup, nearestQuestion, suggestionsFor } from '@/lib/search/search-suggestions';

export { hydrate } from '@/components/browser/hydrate';

export type SearchProps = {
  id?: string;
  isInPanel?: boolean;
  className?: string;
};

/** An address to go to, or a question to ask. */
type Option = { kind?: string; name: string; href?: string; asked?: string };

const NONE = -1;
/** In a closed panel, browsers give it the focus when the panel opens, and none when a page does. */
const WITH_ITS_PANEL = { autoFocus: true };

/** A combobox once the names are there: they stay in the list, and the focus stays in the field. */
export default function SearchForm(props: SearchProps & Woken) {
  const { id = 'recherche', isInPanel, className = '', answer } = props;
  const field = useRef<HTMLInputElement>(null);
  const [groups, setGroups] = useState<NameGroup[]>();
  /** What the list answers; nothing while it is closed. */
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(NONE);
  const options = useMemo(() => (groups ? optionsFor(groups, typed) : []), [groups, typed]);

  const show = (text: string) => {
    setTyped(text);
    setActive(NONE);
  };

  useEffect(() => {
    void namesIn(answer).then((names) => {
      setGroups(names);
      // What was typed before the names were there is answered too.
      const { current } = field;
      if (current && document.activeElement === current) setTyped(current.value);
    });
  }, [answer]);

  const choose = ({ href, asked }: Option) => {
    if (href) return location.assign(href);
    const { current } = field;
    if (!current) return;
    current.value = asked ?? current.value;
    current.form?.requestSubmit();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget, nativeEvent } = event;
    if (!groups || nativeEvent.isComposing) return;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    const isOpen = options.length > 0;
    const chosen = options[active];
    if (isArrow && !isOpen) show(currentTarget.value);
    else if (isArrow) setActive(nextOf(active, options.length, key === 'ArrowDown' ? 1 : -1));
    else if (key === 'Enter' && chosen) choose(chosen);
    // Escape closes the list first, and only then the panel around it.
    else if (key === 'Escape' && isOpen) show('');
    else {
      if (key === 'Escape') currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover();
      return;
    }
    event.preventDefault();
  };

  const list = `${id}-suggestions`;
  const optionId = (index: number) => (index === NONE ? undefined : `${list}-${index}`);
  const combobox = groups && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-controls': list,
    'aria-expanded': options.length > 0,
    'aria-activedescendant': optionId(active),
  };
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
        ref={field}
        id={id}
        name="q"
        type="search"
        maxLength={100}
        placeholder="Rechercher un master..."
        autoComplete="off"
        {...(isInPanel ? WITH_ITS_PANEL : {})}
        className="field pr-12"
        onChange={(event) => show(event.target.value)}
        onBlur={() => show('')}
        onKeyDown={onKeyDown}
        {...combobox}
      />
      <button
        type="submit"
        className="absolute top-0 right-0 grid size-11 cursor-pointer place-items-center text-muted hover:text-ink"
      >
        <Icon name="search" />
        <span className="sr-only">Lancer la recherche</span>
      </button>
      <ul
        id={list}
        role="listbox"
        aria-label="Suggestions"
        hidden={options.length === 0}
        className="suggestions"
        // The focus stays in the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map((option, index) => (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
          <li
            key={index}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(option)}
          >
            <span>{option.name}</span> <span>{option.kind}</span>
          </li>
        ))}
      </ul>
    </form>
  );
}

/** None where they cannot be had: the field then stays as the server drew it. */
async function namesIn(answer?: Promise<Response>): Promise<NameGroup[] | undefined> {
  const given = await answer?.catch(() => undefined);
  return given?.ok ? given.json() : undefined;
}

/** The last line leads to all results. Where no name fits, another question may be meant. */
function optionsFor(groups: readonly NameGroup[], typed: string): Option[] {
  const asked = typed.trim();
  if (asked.length < 2) return [];
  const all = { name: 'Voir tous les résultats', asked };
  const names = suggestionsFor(groups, asked);
  const question = names.length === 0 ? nearestQuestion(groups, asked) : undefined;
  if (!question) return [...names, all];
  return [{ name: `Vouliez-vous dire « ${question} » ?`, asked: question }, all];
}

/** There is one place more than options, because none may be chosen. */
export function nextOf(active: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
