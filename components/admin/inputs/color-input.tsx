import { useController } from 'react-hook-form';
import { DEFAULT_COLOR } from '@/lib/colour/color';
import type { InputProps } from './input-props';

/** A picker and a text field that say the same. */
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
