import { useController } from 'react-hook-form';
import { NONE } from '@/lib/resources/form-values';
import type { InputProps } from './input-props';
import { useOptions } from '@/components/admin/api/use-options';

export function SelectInput({
  field: { name, options = 'cities', noneLabel },
  control,
}: InputProps) {
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
