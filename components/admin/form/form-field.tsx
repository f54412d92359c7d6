import { type ComponentType, useId } from 'react';
import { useFormState } from 'react-hook-form';
import { ColorInput, SelectInput, SwitchInput } from '@/components/admin/inputs/choice-inputs';
import { ImageInput } from '@/components/admin/inputs/image-input';
import type { InputProps } from '@/components/admin/inputs/input-props';
import { MarkdownInput } from '@/components/admin/inputs/markdown-input';
import { MetaInput } from '@/components/admin/inputs/meta-input';
import { PublicationInput } from '@/components/admin/inputs/publication-input';
import { SlugInput } from '@/components/admin/inputs/slug-input';
import { LineInput, NumberInput, TextInput, UrlInput } from '@/components/admin/inputs/text-inputs';
import type { Field, InputKind } from '@/lib/resources/resource';

const inputs: Record<InputKind, ComponentType<InputProps>> = {
  line: LineInput,
  slug: SlugInput,
  text: TextInput,
  meta: MetaInput,
  markdown: MarkdownInput,
  number: NumberInput,
  color: ColorInput,
  url: UrlInput,
  image: ImageInput,
  select: SelectInput,
  switch: SwitchInput,
  publication: PublicationInput,
};

const NARROW = new Set<InputKind>(['number', 'color', 'select', 'switch']);

export function FormField({ field }: { field: Field }) {
  const id = useId();
  const { errors } = useFormState({ name: field.name });
  const message = errors[field.name]?.message;
  const error = typeof message === 'string' ? message : undefined;
  const Input = inputs[field.input];
  const isNarrow = field.isNarrow ?? NARROW.has(field.input);
  const describedBy = [error && `${id}-error`, field.hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={isNarrow ? 'min-w-0' : 'form-wide'}>
      <div className="flex items-baseline gap-1">
        <label id={`${id}-label`} htmlFor={id} className="font-semibold">
          {field.label}
        </label>
        {field.required && (
          <span aria-hidden className="text-danger">
            *
          </span>
        )}
      </div>
      <Input
        field={field}
        control={{
          id,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
          'aria-required': field.required,
        }}
      />
      {field.hint && (
        <p id={`${id}-hint`} className="hint">
          {field.hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
