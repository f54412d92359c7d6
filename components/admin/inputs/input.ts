import { createContext, useContext } from 'react';
import { isPublic } from '@/components/admin/display/shown';
import type { EditedItem } from '@/lib/entities/form-values';
import { resources } from '@/lib/entities/registry';
import type { Field, Resource } from '@/lib/entities/resource';

type Edited = {
  resource: Resource;
  /** Absent while a row is created. */
  item?: EditedItem;
};

const EditedItemContext = createContext<Edited>({ resource: resources.articles });

export const EditedItemProvider = EditedItemContext.Provider;

export function useEditedItem() {
  const { resource, item } = useContext(EditedItemContext);
  const publishedAt = item?.publishedAt as string | null | undefined;
  return { resource, item, publishedAt, isPublic: item !== undefined && isPublic({ publishedAt }) };
}

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
