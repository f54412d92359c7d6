import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FilledForm } from '@/lib/api/posted-form';

type Props = {
  /** Which form it is of: ids begin with it. */
  form: string;
  name: string;
  label: string;
  hint?: string;
  type?: 'text' | 'email' | 'url' | 'date';
  rows?: number;
  /** In a list to choose from: what is chosen by whoever chooses none of its options. */
  none?: string;
  maxLength?: number;
  autoComplete?: string;
  isOptional?: boolean;
  defaultValue?: string;
  error?: string;
  /** In an island: what hears of each letter. */
  heard?: UseFormRegisterReturn;
  /** The options of a list. */
  children?: ReactNode;
};

export function FormField({
  form,
  name,
  label,
  hint,
  type,
  rows,
  none,
  isOptional,
  error,
  heard,
  children,
  ...rest
}: Props) {
  const id = `${form}-${name}`;
  const shared = {
    id,
    name,
    required: !isOptional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': hint ? `${id}-aide ${id}-erreur` : `${id}-erreur`,
    className: 'field mt-1.5',
    ...rest,
    ...heard,
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-aide`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {none && (
        <select {...shared} defaultValue={shared.defaultValue ?? ''}>
          <option value="">{none}</option>
          {children}
        </select>
      )}
      {!none && (rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />)}
      <FieldError id={id}>{error}</FieldError>
    </div>
  );
}

/** As it is shown again after it was refused. */
export function filledField<Name extends string>(form: string, name: Name, filled?: Filled<Name>) {
  return { form, name, defaultValue: filled?.values[name], error: filled?.errors[name] };
}

type Filled<Name extends string> = Pick<FilledForm<Name>, 'values' | 'errors'>;

/** There when it is empty too: a live region tells what comes into it. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  return (
    <p id={`${id}-erreur`} role="alert" hidden={!children} className="mt-1 text-sm text-danger">
      {children}
    </p>
  );
}

/** Only programs see this field, so whoever fills it in is one. */
export function FormTrap({ form }: { form: string }) {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor={`${form}-website`}>Ne pas remplir</label>
      <input id={`${form}-website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
