'use client';

import { createContext, useContext } from 'react';
import type { EditedItem } from '@/lib/resources/form-values';
import { isPublished } from '@/lib/resources/published';
import { resources } from '@/lib/resources/registry';
import type { Resource } from '@/lib/resources/resource';

type Edited = { resource: Resource; item?: EditedItem };

const EditedItemContext = createContext<Edited>({ resource: resources.articles });

export const EditedItemProvider = EditedItemContext.Provider;

/** What the dialog is about, for the inputs that depend on it. */
export function useEditedItem(): Edited {
  return useContext(EditedItemContext);
}

/** Whether visitors can know the item's address by now. */
export function isPublicItem({ resource, item }: Edited): boolean {
  if (!item) return false;
  if (!resource.fields.some(({ input }) => input === 'publication')) return true;
  const { publishedAt } = item;
  return typeof publishedAt === 'string' && isPublished({ publishedAt });
}
