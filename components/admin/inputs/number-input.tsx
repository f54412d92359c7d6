import { useFormContext } from 'react-hook-form';
import type { InputProps } from './input-props';

export function NumberInput({ field, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <input
      {...register(field.name)}
      {...control}
      type="number"
      min={field.min}
      max={field.max}
      step={1}
      inputMode="numeric"
      className="field"
    />
  );
}
