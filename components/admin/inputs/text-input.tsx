import { useFormContext } from 'react-hook-form';
import { type InputProps, langOf } from './input-props';
import { LengthNote } from './length-note';

export function TextInput({ field, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <>
      <textarea
        {...register(field.name)}
        {...control}
        rows={3}
        lang={langOf(field)}
        maxLength={field.max}
        className="field"
      />
      <LengthNote field={field} />
    </>
  );
}
