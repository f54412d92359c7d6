import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { Switch } from '@/components/ui/switch';
import { callList } from '@/components/admin/api/call-api';
import { DEFAULT_COLOR } from '@/lib/colour/color';
import { NONE } from '@/lib/resources/form-values';
import type { ResourceName } from '@/lib/resources/resource';
import type { InputProps } from './input-props';

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
