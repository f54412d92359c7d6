import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { storedRow } from '@/components/admin/api/call-api';
import { SavedAltText, UploadPanel } from '@/components/admin/media/upload-panel';
import { QuietButton } from '@/components/ui/button';
import { isSafeWebUrl } from '@/lib/entities/plain/web-url';
import type { Field, InputKind, Resource } from '@/lib/entities/resource';
import { slugFromText } from '@/lib/french/words';
import { shorten } from '@/lib/french/typography';
import { isUploadedPicture } from '@/lib/media/picture-name';
import { fittingDescription, pageTitle } from '@/lib/seo/page-title';
import { type InputProps, langOf, useEditedItem } from './input';

const LINES = {
  line: { type: 'text', autoComplete: 'off' },
  url: { type: 'url', placeholder: 'https://', autoComplete: 'off' },
  path: {
    type: 'text',
    inputMode: 'url',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  },
  number: { type: 'number', step: 1, inputMode: 'numeric' },
  date: { type: 'date' },
  'partial-date': {
    type: 'text',
    // Sources are often dated by their year or month alone, and no more than that is written down.
    placeholder: '2026, 2026-09 or 2026-09-14',
    maxLength: 10,
    autoComplete: 'off',
  },
} as const satisfies Partial<Record<InputKind, ComponentProps<'input'>>>;

/** All that is typed into one line. */
export function LineInput({ field, control }: InputProps) {
  const { name, input, min, max } = field;
  const { register } = useFormContext();
  const limits = input === 'number' ? { min, max } : { maxLength: max };
  return (
    <>
      <input
        {...register(name)}
        {...control}
        lang={langOf(field)}
        {...limits}
        {...LINES[input as keyof typeof LINES]}
        className="field"
      />
      <LengthNote field={field} />
    </>
  );
}

const TEXTS = {
  text: {},
  urls: { placeholder: 'https://', autoComplete: 'off', spellCheck: false },
} as const satisfies Partial<Record<InputKind, ComponentProps<'textarea'>>>;

export function TextInput({ field, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <>
      <textarea
        {...register(field.name)}
        {...control}
        rows={3}
        lang={langOf(field)}
        maxLength={field.max}
        {...TEXTS[field.input as keyof typeof TEXTS]}
        className="field"
      />
      <LengthNote field={field} />
    </>
  );
}

function LengthNote({ field: { name, goal } }: { field: Field }) {
  const value = useWatch({ name }) as string;
  if (!goal) return null;
  const isLong = value.length > goal;
  return (
    <p className="hint" data-tone={isLong ? 'amber' : undefined}>
      {value.length} of {goal} characters
      {isLong && ', search engines will cut it'}
    </p>
  );
}

/** Search engines cut at about this length. */
const SHOWN_TITLE = 60;

export function MetaInput(props: InputProps) {
  const { resource } = useEditedItem();
  const names = [resource.nameField, 'slug', props.field.name];
  const [title, slug, description = ''] = useWatch({ name: names }) as string[];
  const shown = pageTitle(title || '…');
  return (
    <>
      <TextInput {...props} />
      <figure className="search-result">
        <figcaption className="hint">How a search engine may show it</figcaption>
        <div lang="fr">
          <p className="text-[0.8125rem] wrap-anywhere text-muted">
            {location.host} › {resource.publicPath.slice(1)} › {slug || '…'}
          </p>
          <p className="text-[1.125rem] leading-[1.35] text-(--blue-ink)">
            {shown.length > SHOWN_TITLE ? shorten(shown, SHOWN_TITLE) : shown}
          </p>
          <p>{description.trim() ? fittingDescription(description) : '…'}</p>
        </div>
      </figure>
    </>
  );
}

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

export function ImageInput({ field: { name }, control }: InputProps) {
  const { field } = useController({ name });
  const [isUploading, setUploading] = useState(false);
  const url = String(field.value).trim();
  const isUpload = isUploadedPicture(url);
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <input
          {...field}
          {...control}
          type="text"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          className="field min-w-0 flex-1 basis-60"
        />
        <QuietButton aria-expanded={isUploading} onClick={() => setUploading(!isUploading)}>
          Upload a picture
        </QuietButton>
      </div>
      {isUploading && (
        <UploadPanel
          onUploaded={(address) => {
            field.onChange(address);
            setUploading(false);
          }}
        />
      )}
      {(isUpload || isSafeWebUrl(url)) && (
        <img src={url} alt="" referrerPolicy="no-referrer" className="picture-preview" />
      )}
      {isUpload && <SavedAltText key={url} url={url} />}
    </div>
  );
}
