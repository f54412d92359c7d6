'use client';

import { useEffect, useState } from 'react';
import { type NameGroup, suggestionsFor } from '@/lib/search/search-suggestions';

type Props = { field: HTMLInputElement; groups: readonly NameGroup[] };

const NONE = -1;

/** A combobox: the names stay in the list, and the focus stays in the field. */
export function SuggestionList({ field, groups }: Props) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(NONE);
  const options = suggestionsFor(groups, typed);
  const isOpen = options.length > 0;
  const listId = `${field.id}-suggestions`;
  const optionId = (index: number) => `${listId}-${index}`;

  const show = (text: string) => {
    setTyped(text);
    setActive(NONE);
  };
  const choose = (index: number) => {
    const name = options[index]?.name;
    show('');
    if (name) searchFor(name, field);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.isComposing) return;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (isArrow && !isOpen) show(field.value);
    else if (isArrow) setActive(next(active, options.length, key === 'ArrowDown' ? 1 : -1));
    else if (key === 'Enter' && active !== NONE) choose(active);
    else if (key === 'Escape' && isOpen) show('');
    else return;
    event.preventDefault();
    // Escape closes the list first, and only then the menu around it.
    event.stopPropagation();
  };

  useEffect(() => {
    const onInput = () => show(field.value);
    const onBlur = () => show('');
    field.addEventListener('input', onInput);
    field.addEventListener('blur', onBlur);
    field.addEventListener('keydown', onKeyDown);
    return () => {
      field.removeEventListener('input', onInput);
      field.removeEventListener('blur', onBlur);
      field.removeEventListener('keydown', onKeyDown);
    };
  });
  useEffect(() => {
    const isActive = isOpen && active !== NONE;
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-controls', listId);
    field.setAttribute('aria-expanded', String(isOpen));
    if (isActive) field.setAttribute('aria-activedescendant', `${listId}-${active}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, listId, isOpen, active]);

  return (
    <ul
      id={listId}
      role="listbox"
      aria-label="Suggestions"
      hidden={!isOpen}
      className="suggestions"
    >
      {options.map(({ kind, name }, index) => (
        // The keys are heard by the field, which keeps the focus.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={`${kind} ${name}`}
          id={optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => choose(index)}
        >
          {name} <span className="text-sm text-muted">{kind}</span>
        </li>
      ))}
    </ul>
  );
}

function searchFor(name: string, field: HTMLInputElement): void {
  field.value = name;
  field.form?.requestSubmit();
}

/** There is one place more than options, because none may be chosen. */
function next(active: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
