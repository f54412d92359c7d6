import { useController } from 'react-hook-form';
import { NOW } from '@/lib/resources/form-values';
import { fromWallTime, toWallTime } from '@/lib/french/wall-time';
import { useEditedItem } from '../form/edited-item';
import { shortMoment } from '@/components/admin/list/formats';
import { publicationOf } from '@/lib/resources/published';
import type { InputProps } from './input-props';

const HOUR = 60 * 60 * 1000;

/** Draft, now, or at a date, which may be one to come. */
export function PublicationInput({ field: { name }, control }: InputProps) {
  const {
    field: { ref, value: raw, onChange, onBlur },
  } = useController({ name });
  const { item } = useEditedItem();
  const value = String(raw);
  const saved = typeof item?.publishedAt === 'string' ? item.publishedAt : undefined;
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
        <option value="">{isPublic(saved) ? 'Unpublish (back to draft)' : 'Draft'}</option>
        <option value={NOW}>Publish now</option>
        <option value="date">{dateLabel(saved)}</option>
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
      <p className="hint basis-full">{explain(value, saved)}</p>
    </div>
  );
}

function explain(value: string, saved: string | undefined): string {
  if (value === '') {
    return isPublic(saved)
      ? 'Visitors lose it as soon as you save.'
      : 'Only staff can see it, until you publish it.';
  }
  if (value === NOW) return 'Visitors see it as soon as you save, dated today.';
  if (Number.isNaN(Date.parse(value))) return 'Choose a date and a time.';
  return publicationOf(value) === 'published'
    ? `Visitors see it, dated ${shortMoment(value)}.`
    : `Visitors see it from ${shortMoment(value)} on, Morocco time.`;
}

function dateLabel(saved: string | undefined): string {
  if (!saved) return 'Schedule, or date it';
  return isPublic(saved) ? 'Published on' : 'Scheduled for';
}

function isPublic(saved: string | undefined): boolean {
  return publicationOf(saved ?? null) === 'published';
}

function wallTime(value: string): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : toWallTime(date);
}

function nextHour(): string {
  return new Date(Math.ceil((Date.now() + 1) / HOUR) * HOUR).toISOString();
}
