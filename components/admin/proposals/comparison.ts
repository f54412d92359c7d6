import { staffLabelOf } from '@/lib/entities/choices';
import { resources } from '@/lib/entities/registry';
import type { Field } from '@/lib/entities/resource';
import type { Proposed } from '@/lib/entities/proposal';

export type Line = { label: string; now: string; proposed: string; isSame: boolean };

/** What is proposed beside what the record says now, in the order of its form. */
export function comparison(proposed: Proposed, current: Record<string, unknown> = {}): Line[] {
  const fields: Record<string, unknown> = proposed;
  return resources.programmes.fields
    .filter(({ name }) => Object.hasOwn(fields, name))
    .map((field) => {
      const [now, then] = [shown(field, current[field.name]), shown(field, fields[field.name])];
      return { label: field.label, now, proposed: then, isSame: now === then };
    });
}

function shown({ choices: from }: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Not known';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  const texts = (Array.isArray(value) ? value : [value]).map((one) =>
    from ? staffLabelOf(from, String(one)) : String(one),
  );
  return texts.length > 0 ? texts.join(', ') : 'Not known';
}
