import { type ComponentType, type ReactNode, useId } from 'react';
import { get, useFormState } from 'react-hook-form';
import {
  ChoiceInput,
  ChoicesInput,
  ColorInput,
  PublicationInput,
  SelectInput,
  SwitchInput,
} from '@/components/admin/inputs/choice-inputs';
import {
  ImageInput,
  LineInput,
  MetaInput,
  SlugInput,
  TextInput,
} from '@/components/admin/inputs/text-inputs';
import { type InputProps, labelIdOf } from '@/components/admin/inputs/input';
import { ReferenceInput, LinksInput } from '@/components/admin/inputs/reference-input';
import { NoticeInput, SourcesInput } from '@/components/admin/inputs/source-inputs';
import { MarkdownInput } from '@/components/admin/text/markdown-input';
import type { Field, InputKind } from '@/lib/entities/resource';

const inputs: Record<InputKind, ComponentType<InputProps>> = {
  facts: () => null,
  line: LineInput,
  slug: SlugInput,
  text: TextInput,
  meta: MetaInput,
  markdown: MarkdownInput,
  number: LineInput,
  color: ColorInput,
  url: LineInput,
  path: LineInput,
  urls: TextInput,
  image: ImageInput,
  select: SelectInput,
  switch: SwitchInput,
  publication: PublicationInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  reference: ReferenceInput,
  links: LinksInput,
  date: LineInput,
  'partial-date': LineInput,
  notice: (props) => <NoticeInput {...props} Column={FormField} />,
  sources: (props) => <SourcesInput {...props} Column={FormField} />,
};

const NARROW = new Set<InputKind>([
  'number',
  'color',
  'select',
  'switch',
  'choice',
  'choices',
  'date',
  'partial-date',
]);
/** Nothing single is there for a label to point to. */
const GROUPS = new Set<InputKind>(['choices', 'links', 'sources', 'notice']);

type Props = { field: Field; children?: ReactNode };

export function FormField({ field, children }: Props) {
  const id = useId();
  const { errors } = useFormState({ name: field.name });
  const error = errorAt(errors, field.name);
  const Input = inputs[field.input];
  const isNarrow = field.isNarrow ?? NARROW.has(field.input);
  const describedBy = [error && `${id}-error`, field.hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={isNarrow ? 'min-w-0' : 'form-wide'}>
      <div className="flex items-baseline gap-1">
        {GROUPS.has(field.input) ? (
          <span id={labelIdOf(id)} className="font-semibold">
            {field.label}
          </span>
        ) : (
          <label id={labelIdOf(id)} htmlFor={id} className="font-semibold">
            {field.label}
          </label>
        )}
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
      {children}
    </div>
  );
}

/** A list may be wrong as a whole, beside what is wrong in its rows. */
export function errorAt(errors: object, name: string): string | undefined {
  const messages: unknown[] = [get(errors, `${name}.message`), get(errors, `${name}.root.message`)];
  return messages.find((message) => typeof message === 'string') as string | undefined;
}
