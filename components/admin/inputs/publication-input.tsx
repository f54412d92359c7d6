import { useController } from 'react-hook-form';
import { shortMoment } from '@/components/admin/display/figures';
import { fromWallTime, toWallTime } from '@/lib/french/dates';
import { NOW } from '@/lib/entities/form-values';
import { publicationOf } from '@/lib/entities/published';
import { useEditedItem } from './edited-item';
import type { InputProps } from './input-props';

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
