import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { listAt, storedRow } from '@/components/admin/api/call-api';
import type { ResourceName } from '@/lib/entities/resource';
import { type InputProps, groupOf, labelIdOf } from './input';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { useSettled } from '@/components/ui/use-settled';
import { resources } from '@/lib/entities/registry';

/** Found by typing, because nobody scrolls through five hundred establishments. */
export function ReferenceInput({ field: { name, options = 'cities' }, control }: InputProps) {
  const { field } = useController({ name });
  const id = String(field.value);
  const [chosen] = useNames(options, id ? [id] : []);
  return (
    <div className="flex flex-wrap gap-2">
      {chosen && <Chosen name={chosen.name} onRemove={() => field.onChange('')} />}
      <Combobox
        inputRef={field.ref}
        control={control}
        resource={options}
        placeholder={chosen ? 'Type to choose another' : 'Type to search'}
        onChoose={(option) => field.onChange(option.id)}
        onBlur={field.onBlur}
      />
    </div>
  );
}

export function LinksInput({ field: definition, control }: InputProps) {
  const { name, options = 'cities', max = Infinity } = definition;
  const { field } = useController({ name });
  const ids = field.value as string[];
  const chosen = useNames(options, ids);
  return (
    <div {...groupOf(control)} className="flex flex-wrap gap-2">
      {chosen.map((one) => (
        <Chosen
          key={one.id}
          name={one.name}
          onRemove={() => field.onChange(ids.filter((id) => id !== one.id))}
        />
      ))}
      {ids.length < max ? (
        <Combobox
          inputRef={field.ref}
          control={{ ...control, 'aria-labelledby': labelIdOf(control.id) }}
          resource={options}
          placeholder="Type to add one"
          onChoose={(option) => field.onChange([...new Set([...ids, option.id])])}
          onBlur={field.onBlur}
        />
      ) : (
        <p className="hint">No more than {max}: remove one to choose another.</p>
      )}
    </div>
  );
}

type ChosenProps = { name: string; onRemove: () => void };

function Chosen({ name, onRemove }: ChosenProps) {
  return (
    <span className="chosen">
      <span lang="fr">{name}</span>
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        <span aria-hidden>×</span>
      </button>
    </span>
  );
}

/** A row stores ids; what they are called is asked for once and kept. */
export function useNames(resource: ResourceName, ids: readonly string[]) {
  const queries = useQueries({ queries: ids.map((id) => storedRow(resource, id)) });
  return queries.map(({ data, isError }, at) => ({
    id: ids[at] ?? '',
    name: data ? optionName(resource, data) : isError ? 'Not found any more' : '…',
  }));
}

type Row = Record<string, unknown>;
export type Option = { id: string; name: string; row: Row };

type Props = {
  inputRef?: Ref<HTMLInputElement>;
  control: InputProps['control'] & { 'aria-labelledby'?: string };
  resource: ResourceName;
  placeholder: string;
  onChoose: (option: Option) => void;
  onBlur?: () => void;
};

const MOST = 12;
const TYPING_PAUSE = 200;

/** A box to type into, with a list below it that the arrow keys walk through. */
export function Combobox({ inputRef, control, resource, placeholder, onChoose, onBlur }: Props) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const asked = useSettled(text.trim(), TYPING_PAUSE);
  const query = new URLSearchParams({ fields: 'card', limit: String(MOST) });
  if (asked) query.set('q', asked);
  const { data, isError } = useQuery({
    ...listAt<Row>(`/api/${resource}?${query}`),
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const options = (data?.rows ?? []).map((row): Option => ({
    id: String(row.id),
    name: optionName(resource, row),
    row,
  }));
  const listId = `${control.id}-list`;
  const optionId = (at: number) => `${control.id}-option-${at}`;
  const choose = (option: Option | undefined) => {
    if (!option) return;
    onChoose(option);
    setText('');
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (isOpen) setActive((active + step + options.length) % Math.max(1, options.length));
      else setOpen(true);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === 'Escape') {
      setOpen(false);
    }
  };
  return (
    <div className="relative min-w-0 flex-[1_1_14rem]">
      <input
        {...control}
        ref={inputRef}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options[active] ? optionId(active) : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        maxLength={100}
        className="field"
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setOpen(false);
          onBlur?.();
        }}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label="Matches"
        hidden={!isOpen}
        className="combobox-list"
      >
        {options.map((option, at) => (
          // The arrow keys and Enter choose an option from the input, which keeps the focus.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={option.id}
            id={optionId(at)}
            role="option"
            aria-selected={at === active}
            lang="fr"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.name}
          </li>
        ))}
      </ul>
      <p role="status" className="hint">
        {isOpen && said(isError, options.length, data?.total ?? -1)}
      </p>
    </div>
  );
}

function said(isError: boolean, shown: number, total: number): string | undefined {
  if (isError) return 'The choices could not be loaded. Type again to retry.';
  if (total === 0) return 'Nothing has that name.';
  return total > shown ? `${shown} of ${total} shown: type more to find others.` : undefined;
}

/** Masters of different establishments often have the same title, and sources one publisher. */
function optionName(resource: ResourceName, row: Row): string {
  const place = row.establishmentAcronym ?? row.establishmentName ?? row.acronym ?? row.url;
  const name = String(row[resources[resource].nameField]);
  return place ? `${name} (${String(place)})` : name;
}
