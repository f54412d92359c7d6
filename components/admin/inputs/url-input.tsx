import { useFormContext } from 'react-hook-form';
import type { InputProps } from './input-props';

export function UrlInput({ field, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <input
      {...register(field.name)}
      {...control}
      type="url"
      placeholder="https://"
      autoComplete="off"
      className="field"
    />
  );
}
