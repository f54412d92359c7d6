import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  name: string;
  label: string;
  type?: 'text' | 'email';
  rows?: number;
  maxLength: number;
  autoComplete?: string;
  defaultValue?: string;
  /** Present once react-hook-form checks the form. */
  registration?: UseFormRegisterReturn;
  error?: string;
};

export function Field({ name, label, type, rows, error, registration, ...rest }: Props) {
  const id = `contact-${name}`;
  const shared = {
    id,
    name,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-erreur` : undefined,
    className: 'field mt-1.5',
    ...rest,
    ...registration,
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {rows ? <textarea rows={rows} {...shared} /> : <input type={type} {...shared} />}
      {error && (
        <p id={`${id}-erreur`} role="alert" className="mt-1 text-sm text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
