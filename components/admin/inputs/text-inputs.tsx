import { useFormContext, useWatch } from 'react-hook-form';
import type { Field } from '@/lib/resources/resource';
import { type InputProps, langOf } from './input-props';

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

export function PathInput({ field, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <input
      {...register(field.name)}
      {...control}
      type="text"
      inputMode="url"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={field.max}
      lang={langOf(field)}
      className="field"
    />
  );
}

export function UrlsInput({ field, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <textarea
      {...register(field.name)}
      {...control}
      rows={3}
      placeholder="https://"
      autoComplete="off"
      spellCheck={false}
      className="field"
    />
  );
}

export function DateInput({ field: { name }, control }: InputProps) {
  const { register } = useFormContext();
  return <input {...register(name)} {...control} type="date" className="field" />;
}

/** Sources are often dated by their year or month alone, and no more than that is written down. */
export function PartialDateInput({ field: { name }, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <input
      {...register(name)}
      {...control}
      type="text"
      placeholder="2026, 2026-09 or 2026-09-14"
      maxLength={10}
      autoComplete="off"
      className="field"
    />
  );
}

function LengthNote({ field: { name, goal } }: { field: Field }) {
  const value = useWatch({ name }) as string;
  if (!goal) return null;
  const isLong = value.length > goal;
  return (
    <p className="hint" data-tone={isLong ? 'amber' : undefined}>
      {value.length} of {goal} characters
      {isLong && ', search engines will cut it'}
    </p>
  );
}
