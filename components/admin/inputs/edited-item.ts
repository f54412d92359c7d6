import { createContext, useContext } from 'react';
import { isPublic } from '@/components/admin/display/publication';
import type { EditedItem } from '@/lib/entities/form-values';
import { resources } from '@/lib/entities/registry';
import type { Resource } from '@/lib/entities/resource';

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
