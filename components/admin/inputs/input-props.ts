import type { Field } from '@/lib/entities/resource';

export type InputProps = {
  field: Field;
  /** Goes onto the element that the label names. */
  control: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    'aria-required'?: true;
  };
};

export const langOf = ({ isFrench }: Field) => (isFrench ? 'fr' : undefined);

/** What several elements together are called; a group can be neither invalid nor required. */
export function groupOf({ id, 'aria-describedby': describedBy }: InputProps['control']) {
  return { role: 'group', 'aria-labelledby': labelIdOf(id), 'aria-describedby': describedBy };
}

export const labelIdOf = (id: string) => `${id}-label`;
