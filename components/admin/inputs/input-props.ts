import type { Field } from '@/lib/resources/resource';

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
