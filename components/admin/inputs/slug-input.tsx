import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { storedRow } from '@/components/admin/api/call-api';
import { slugFromText } from '@/lib/french/letters';
import type { Field, Resource } from '@/lib/entities/resource';
import { useEditedItem } from './edited-item';
import type { InputProps } from './input-props';

/** Follows the title until somebody writes another slug, or the row is public. */
export function SlugInput({ field, control }: InputProps) {
  const { name, max } = field;
  const { resource, item, isPublic } = useEditedItem();
  const { register, setValue, getValues } = useFormContext();
  const [ownTitle, slug] = useWatch({ name: [resource.nameField, name] }) as [string, string];
  const title = `${usePrefix(resource, field)} ${ownTitle}`;
  const titleBefore = useRef(title);
  useEffect(() => {
    const before = slugFromText(titleBefore.current);
    titleBefore.current = title;
    const current = getValues(name) as string;
    const made = slugFromText(title);
    if (isPublic || made === current || (current !== '' && current !== before)) return;
    setValue(name, made, { shouldDirty: true, shouldValidate: true });
  }, [title, name, isPublic, getValues, setValue]);
  const warning = slugWarning({ slug, saved: item?.slug, isPublic, kept: resource.keptSlugs });
  return (
    <>
      <input
        {...register(name)}
        {...control}
        type="text"
        maxLength={max}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        className="field font-mono"
      />
      <p className="hint break-all">
        {resource.publicPath}/{slug}
      </p>
      {/* In the page from the start, so that text appearing in it is read out. */}
      <p role="status" className="hint" data-tone="amber">
        {warning}
      </p>
    </>
  );
}

/** The slug of the row that the slug begins with, where it begins with one. */
function usePrefix({ fields }: Resource, { name, prefixedBy }: Field): string {
  const id = useWatch({ name: prefixedBy ?? name }) as unknown;
  const options = fields.find((field) => field.name === prefixedBy)?.options ?? 'establishments';
  const { data } = useQuery(storedRow(options, prefixedBy ? String(id) : ''));
  return typeof data?.slug === 'string' ? data.slug : '';
}

type Slugs = { slug: string; saved?: string; isPublic: boolean; kept?: readonly string[] };

export function slugWarning({ slug, saved, isPublic, kept = [] }: Slugs): string | undefined {
  if (!saved || slug === saved) return undefined;
  if (kept.includes(saved)) {
    return `Texts and links that the site brings along are for “${saved}”: under another slug the page loses them.`;
  }
  if (isPublic) {
    return `Visitors and search engines know “${saved}”. It will lead to the new address, but keep it if you can.`;
  }
  return undefined;
}
