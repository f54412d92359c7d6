import { useId } from 'react';
import type { Field, InputKind } from '@/lib/entities/resource';
import { Evidence } from './evidence';
import { FormField } from './form-field';

/** Neighbours of one group stand together under its heading. */
export function FormGroups({ fields }: { fields: readonly Field[] }) {
  const aside = fields.filter(({ isAside }) => isAside);
  const groups = groupsOf(fields.filter(({ isAside }) => !isAside)).map((group) => (
    <Group key={group[0]?.name} fields={group} />
  ));
  if (aside.length === 0) return groups;
  return (
    <div className="form-sides">
      <div className="form-main">{groups}</div>
      <section aria-label="About the text" className="form-aside">
        <Group fields={asideOf(aside)} />
      </section>
    </div>
  );
}

/** First whether it is public, then where it belongs, then how it is shown elsewhere. */
export function asideOf(fields: readonly Field[]): Field[] {
  const rank = ({ input }: Field) => {
    const at = ASIDE.indexOf(input);
    return at < 0 ? ASIDE.length : at;
  };
  return [...fields].sort((one, other) => rank(one) - rank(other));
}

const ASIDE: InputKind[] = ['publication', 'select', 'switch', 'image', 'meta'];

function Group({ fields }: { fields: readonly Field[] }) {
  const id = useId();
  const heading = fields[0]?.group;
  const grid = (
    <div className="form-grid">
      {fields.map((field) => (
        <FormField key={field.name} field={field}>
          {field.factName && <Evidence field={field} />}
        </FormField>
      ))}
    </div>
  );
  if (!heading) return grid;
  return (
    <section aria-labelledby={id} className="form-group">
      <h3 id={id} className="form-heading">
        {heading}
      </h3>
      {grid}
    </section>
  );
}

export function groupsOf(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last[0]?.group === field.group) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
