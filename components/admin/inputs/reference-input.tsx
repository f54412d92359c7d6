import { useQueries } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { storedRow } from '@/components/admin/api/call-api';
import type { ResourceName } from '@/lib/entities/resource';
import { Combobox, optionName } from './combobox';
import { type InputProps, groupOf, labelIdOf } from './input';

/** Found by typing, because nobody scrolls through five hundred establishments. */
export function ReferenceInput({ field: { name, options = 'cities' }, control }: InputProps) {
  const { field } = useController({ name });
  const id = String(field.value);
  const [chosen] = useNames(options, id ? [id] : []);
  return (
    <div className="reference">
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
    <div {...groupOf(control)} className="reference">
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
