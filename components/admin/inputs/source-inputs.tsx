import { type ComponentType, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { QuietButton } from '@/components/ui/button';
import { emptyRow } from '@/lib/entities/form-values';
import type { Field } from '@/lib/entities/resource';
import { type InputProps, groupOf } from './input';

type Props = InputProps & {
  /** How a column is shown; handed in, because it may be any input of the form. */
  Column: ComponentType<{ field: Field }>;
};

export function SourcesInput({ field, control, Column }: Props) {
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
            <Columns columns={columns} of={`${name}.${at}`} Column={Column} />
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

export function NoticeInput({ field, control, Column }: Props) {
  return (
    <div {...groupOf(control)} className="form-row">
      <Columns columns={field.columns ?? []} of={field.name} Column={Column} />
    </div>
  );
}

type ColumnsProps = { columns: readonly Field[]; of: string; Column: Props['Column'] };

export function Columns({ columns, of, Column }: ColumnsProps) {
  return (
    <div className="form-grid">
      {columns.map((column) => (
        <Column key={column.name} field={{ ...column, name: `${of}.${column.name}` }} />
      ))}
    </div>
  );
}
