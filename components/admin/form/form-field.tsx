import { type ComponentType, type ReactNode, useId, useRef } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
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
import { type InputProps, groupOf, labelIdOf } from '@/components/admin/inputs/input';
import { ReferenceInput, LinksInput } from '@/components/admin/inputs/reference-input';
import { MarkdownInput } from '@/components/admin/text/markdown-input';
import { QuietButton } from '@/components/ui/button';
import { emptyRow } from '@/lib/entities/form-values';
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
  notice: NoticeInput,
  sources: SourcesInput,
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

function SourcesInput({ field, control }: InputProps) {
  const { name, columns = [], max = Infinity } = field;
  const { fields: rows, append, remove, move } = useFieldArray({ name });
  const { setFocus } = useFormContext();
  const add = useRef<HTMLButtonElement>(null);
  const first = columns[0]?.name ?? '';
  return (
    <div {...groupOf(control)}>
      <ol className="form-rows">
        {rows.map((row, at) => (
          <li key={row.id} className="form-row">
            <div className="form-row-head">
              <span className="font-semibold">Source {at + 1}</span>
              <span className="row-actions">
                <QuietButton
                  disabled={at === 0}
                  aria-label={`Move source ${at + 1} up`}
                  onClick={() => move(at, at - 1)}
                >
                  ↑
                </QuietButton>
                <QuietButton
                  disabled={at === rows.length - 1}
                  aria-label={`Move source ${at + 1} down`}
                  onClick={() => move(at, at + 1)}
                >
                  ↓
                </QuietButton>
                <QuietButton
                  aria-label={`Remove source ${at + 1}`}
                  onClick={() => {
                    remove(at);
                    add.current?.focus();
                  }}
                >
                  Remove
                </QuietButton>
              </span>
            </div>
            <Columns columns={columns} of={`${name}.${at}`} />
          </li>
        ))}
      </ol>
      <QuietButton
        ref={add}
        id={control.id}
        disabled={rows.length >= max}
        onClick={() => {
          append(emptyRow(field), { shouldFocus: false });
          // The new row is rendered after this.
          setTimeout(() => setFocus(`${name}.${rows.length}.${first}`));
        }}
      >
        Add source
      </QuietButton>
    </div>
  );
}

function NoticeInput({ field, control }: InputProps) {
  return (
    <div {...groupOf(control)} className="form-row">
      <Columns columns={field.columns ?? []} of={field.name} />
    </div>
  );
}

type ColumnsProps = { columns: readonly Field[]; of: string };

/** The parts of a thing such as a source, each an input of its own. */
export function Columns({ columns, of }: ColumnsProps) {
  return (
    <div className="form-grid">
      {columns.map((column) => (
        <FormField key={column.name} field={{ ...column, name: `${of}.${column.name}` }} />
      ))}
    </div>
  );
}
