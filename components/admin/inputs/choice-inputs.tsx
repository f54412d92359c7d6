import { useQuery } from '@tanstack/react-query';
import { useController, useFormContext } from 'react-hook-form';
import { callList } from '@/components/admin/api/call-api';
import { shortMoment } from '@/components/admin/display/shown';
import { Switch } from '@/components/ui/switch';
import { DEFAULT_COLOR } from '@/lib/colour/color';
import { type ChoiceName, staffChoices } from '@/lib/entities/choices';
import { NONE, NOW } from '@/lib/entities/form-values';
import { publicationOf } from '@/lib/entities/published';
import type { ResourceName } from '@/lib/entities/resource';
import { fromWallTime, toWallTime } from '@/lib/french/dates';
import { type InputProps, groupOf, useEditedItem } from './input';

export function SwitchInput({ field: { name }, control }: InputProps) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name });
  return (
    <div className="flex min-h-10 items-center">
      <Switch
        {...control}
        aria-required={undefined}
        ref={ref}
        isOn={value === true}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}

export function ColorInput({ field: { name, label }, control }: InputProps) {
  const { field } = useController({ name });
  const value = String(field.value);
  return (
    <div className="flex gap-2">
      <input
        type="color"
        aria-label={`${label} picker`}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : DEFAULT_COLOR}
        onChange={field.onChange}
        className="color-well"
      />
      <input
        {...field}
        {...control}
        type="text"
        spellCheck={false}
        autoComplete="off"
        className="field font-mono"
      />
    </div>
  );
}

/** Several of a few fixed choices, each a checkbox. */
export function ChoicesInput({ field: { name, choices: from }, control }: InputProps) {
  const { register } = useFormContext();
  return (
    <div {...groupOf(control)} className="choices">
      {choicesOf(from).map(([choice, label]) => (
        <label key={choice} className="choice">
          <input type="checkbox" value={choice} {...register(name)} />
          {label}
        </label>
      ))}
    </div>
  );
}

export function ChoiceInput({
  field: { name, choices: from, noneLabel, required },
  control,
}: InputProps) {
  const { field } = useController({ name });
  return (
    <select {...field} {...control} className="field">
      {(noneLabel ?? field.value === NONE) && (
        <option value={NONE}>{noneLabel ?? (required ? 'Choose one' : 'Not known')}</option>
      )}
      {choicesOf(from).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

export function SelectInput({ field: definition, control }: InputProps) {
  const { name, options = 'cities', noneLabel } = definition;
  const { field } = useController({ name });
  const { data, isPending, isError, refetch } = useOptions(options);
  const isKnown = field.value === NONE || data?.some(({ id }) => id === field.value);
  return (
    <>
      <select {...field} {...control} className="field">
        <option value={NONE}>{noneLabel}</option>
        {!isKnown && <option value={String(field.value)}>{isPending ? 'Loading...' : '—'}</option>}
        {data?.map((option) => (
          <option key={option.id} value={option.id}>
            {option.name}
          </option>
        ))}
      </select>
      {isError && (
        <p className="field-error">
          The choices could not be loaded.{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}

function choicesOf(name: ChoiceName | undefined): [value: string, label: string][] {
  return name ? staffChoices(name) : [];
}

type Option = { id: string; name: string };

const PART = 1000;

function useOptions(resource: ResourceName) {
  return useQuery({
    queryKey: [resource, 'options'],
    queryFn: async ({ signal }) => {
      const options: Option[] = [];
      for (let total = 1; options.length < total;) {
        const call = `/api/${resource}?fields=card&limit=${PART}&offset=${options.length}`;
        const part = await callList<Option>(call, signal);
        if (part.rows.length === 0) break;
        options.push(...part.rows.map(({ id, name }) => ({ id, name })));
        total = part.total;
      }
      return options;
    },
  });
}

const HOUR = 60 * 60 * 1000;

export function PublicationInput({ field: { name }, control }: InputProps) {
  const {
    field: { ref, value: raw, onChange, onBlur },
  } = useController({ name });
  const { publishedAt, isPublic } = useEditedItem();
  const value = String(raw);
  const saved = publishedAt ?? undefined;
  const choice = value === '' || value === NOW ? value : 'date';
  const choose = (next: string) => onChange(next === 'date' ? (saved ?? nextHour()) : next);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <select
        {...control}
        ref={ref}
        value={choice}
        className="field w-auto"
        onChange={(event) => choose(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">{isPublic ? 'Unpublish (back to draft)' : 'Draft'}</option>
        <option value={NOW}>Publish now</option>
        <option value="date">{dateLabel(saved, isPublic)}</option>
      </select>
      {choice === 'date' && (
        <input
          type="datetime-local"
          aria-label="Date of publication, as clocks in Morocco show it"
          defaultValue={wallTime(value)}
          className="field w-auto"
          onChange={(event) => onChange(fromWallTime(event.target.value)?.toISOString() ?? 'none')}
        />
      )}
      <p className="hint basis-full">{explain(value, isPublic)}</p>
    </div>
  );
}

function explain(value: string, isPublic: boolean): string {
  if (value === '') {
    return isPublic
      ? 'Visitors lose it as soon as you save.'
      : 'Only staff can see it, until you publish it.';
  }
  if (value === NOW) return 'Visitors see it as soon as you save, dated today.';
  if (Number.isNaN(Date.parse(value))) return 'Choose a date and a time.';
  return publicationOf(value) === 'published'
    ? `Visitors see it, dated ${shortMoment(value)}.`
    : `Visitors see it from ${shortMoment(value)} on, Morocco time.`;
}

function dateLabel(saved: string | undefined, isPublic: boolean): string {
  if (!saved) return 'Schedule, or date it';
  return isPublic ? 'Published on' : 'Scheduled for';
}

function wallTime(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : toWallTime(date);
}

function nextHour(): string {
  return new Date(Math.ceil((Date.now() + 1) / HOUR) * HOUR).toISOString();
}
