import { useFormContext } from 'react-hook-form';
import { type InputProps, langOf } from './input-props';
import { LengthNote } from './length-note';

export function LineInput({ field, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <>
      <input
        {...register(field.name)}
        {...control}
        type="text"
        lang={langOf(field)}
        maxLength={field.max}
        autoComplete="off"
        className="field"
      />
      <LengthNote field={field} />
    </>
  );
}
