'use client';

import { type ComponentType, useId } from 'react';
import { useFormState } from 'react-hook-form';
import type { Field, InputKind } from '@/lib/resources/resource';
import { ColorInput } from '../inputs/color-input';
import { ImageInput } from '../inputs/image-input';
import type { InputProps } from '../inputs/input-props';
import { LineInput } from '../inputs/line-input';
import { MarkdownInput } from '../inputs/markdown-input';
import { MetaInput } from '../inputs/meta-input';
import { NumberInput } from '../inputs/number-input';
import { PublicationInput } from '../inputs/publication-input';
import { SelectInput } from '../inputs/select-input';
import { SlugInput } from '../inputs/slug-input';
import { SwitchInput } from '../inputs/switch-input';
import { TextInput } from '../inputs/text-input';
import { UrlInput } from '../inputs/url-input';

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

/** A label, the input of the field's kind, and what is wrong with it. */
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
