import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { slugFromText } from '@/lib/french/slug-from-text';
import { isPublicItem, useEditedItem } from '../form/edited-item';
import type { InputProps } from './input-props';
import { slugWarning } from './slug-warning';

/** Made from the title until somebody writes another, or visitors know the address. */
export function SlugInput({ field: { name, max }, control }: InputProps) {
  const edited = useEditedItem();
  const { resource, item } = edited;
  const { register, setValue, getValues } = useFormContext();
  const [title, slug] = useWatch({ name: [resource.nameField, name] }) as [string, string];
  const titleBefore = useRef(title);
  const isPublic = isPublicItem(edited);
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
      {/* There from the start, so that what appears in it is read out. */}
      <p role="status" className="hint" data-tone="amber">
        {warning}
      </p>
    </>
  );
}
