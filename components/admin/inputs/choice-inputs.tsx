import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { Switch } from '@/components/ui/switch';
import { callList } from '@/components/admin/api/call-api';
import { DEFAULT_COLOR } from '@/lib/colour/color';
import { type ChoiceName, staffChoices } from '@/lib/entities/choices';
import { NONE } from '@/lib/entities/form-values';
import type { ResourceName } from '@/lib/entities/resource';
import { type InputProps, groupOf } from './input-props';

export function SwitchInput({ field: { name }, control }: InputProps) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  return (
    <div className="flex min-h-10 items-center">
      <Switch
        {...control}
        aria-required={undefined}
        ref={ref}
        isOn={value === true}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}

export function ColorInput({ field: { name, label }, control }: InputProps) {
  const { field } = useController({ name });
  const value = String(field.value);
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label={`${label} picker`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : DEFAULT_COLOR}
        onChange={field.onChange}
        className="color-well"
      />
      <input
        {...field}
        {...control}
        type="text"
        spellCheck={false}
        autoComplete="off"
        className="field font-mono"
      />
    </div>
  );
}

/** Several of a few fixed choices, each a checkbox. */
export function ChoicesInput({ field: { name, choices: from }, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <div {...groupOf(control)} className="choices">
      {choicesOf(from).map(([choice, label]) => (
        <label key={choice} className="choice">
          <input type="checkbox" value={choice} {...register(name)} />
          {label}
        </label>
      ))}
    </div>
  );
}

export function ChoiceInput({
  field: { name, choices: from, noneLabel, required },
  control,
}: InputProps) {
  const { field } = useController({ name });
  return (
    <select {...field} {...control} className="field">
      {(noneLabel ?? field.value === NONE) && (
        <option value={NONE}>{noneLabel ?? (required ? 'Choose one' : 'Not known')}</option>
      )}
      {choicesOf(from).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function SelectInput({ field: definition, control }: InputProps) {
  const { name, options = 'cities', noneLabel } = definition;
  const { field } = useController({ name });
  const { data, isPending, isError, refetch } = useOptions(options);
  const isKnown = field.value === NONE || data?.some(({ id }) => id === field.value);
  return (
    <>
      <select {...field} {...control} className="field">
        <option value={NONE}>{noneLabel}</option>
        {!isKnown && <option value={String(field.value)}>{isPending ? 'Loading...' : '—'}</option>}
        {data?.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      {isError && (
        <p className="field-error">
          The choices could not be loaded.{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}

function choicesOf(name: ChoiceName | undefined): [value: string, label: string][] {
  return name ? staffChoices(name) : [];
}

type Option = { id: string; name: string };

const PART = 1000;

function useOptions(resource: ResourceName) {
  return useQuery({
    queryKey: [resource, 'options'],
    queryFn: async ({ signal }) => {
      const options: Option[] = [];
      for (let total = 1; options.length < total;) {
        const call = `/api/${resource}?fields=card&limit=${PART}&offset=${options.length}`;
        const part = await callList<Option>(call, signal);
        if (part.rows.length === 0) break;
        options.push(...part.rows.map(({ id, name }) => ({ id, name })));
        total = part.total;
      }
      return options;
    },
  });
}
