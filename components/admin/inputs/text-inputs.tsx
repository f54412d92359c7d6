import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Field, InputKind } from '@/lib/entities/resource';
import { shorten } from '@/lib/french/typography';
import { fittingDescription, pageTitle } from '@/lib/seo/page-title';
import { useEditedItem } from './edited-item';
import { type InputProps, langOf } from './input-props';

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

const SHOWN_TITLE = 60;

export function MetaInput(props: InputProps) {
  const { resource } = useEditedItem();
  const names = [resource.nameField, 'slug', props.field.name];
  const [title, slug, description = ''] = useWatch({ name: names }) as string[];
  return (
    <>
      <TextInput {...props} />
      <figure className="search-result">
        <figcaption className="hint">How a search engine may show it</figcaption>
        <div lang="fr">
          <p className="search-result-address">
            {location.host} › {resource.publicPath.slice(1)} › {slug || '…'}
          </p>
          <p className="search-result-title">{shown(pageTitle(title || '…'))}</p>
          <p>{description.trim() ? fittingDescription(description) : '…'}</p>
        </div>
      </figure>
    </>
  );
}

/** Search engines cut at about this length. */
function shown(title: string): string {
  return title.length > SHOWN_TITLE ? shorten(title, SHOWN_TITLE) : title;
}
