import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import { count, figure, shortMoment } from '@/components/admin/display/figures';
import type { Sent } from '@/components/admin/list/use-list';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Switch } from '@/components/ui/switch';
import type { DigestReaders, DigestState } from '@/lib/admin/letters/digest';
import { DigestPreviewDialog } from './digest-preview-dialog';

type Digest = Sent<DigestState>;
export type Readers = Sent<DigestReaders>;
type Settings = Pick<Digest, 'isOn' | 'weekday' | 'hour'>;

export const DIGEST = '/api/admin/digest';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** What goes out by itself, who would get it, and the switch. */
export function DigestPanel({ canSend }: { canSend: boolean }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: digest } = useQuery({
    queryKey: ['digest'],
    queryFn: ({ signal }) => callApi<Digest>(DIGEST, { signal }),
  });
  const counts = useQuery({
    queryKey: ['digest', 'readers'],
    queryFn: ({ signal }) => callApi<Readers>(`${DIGEST}/readers`, { signal }),
    enabled: digest !== undefined,
  });
  const change = useChange({
    refreshes: ['letters', 'digest'],
    done: 'Weekly digest updated successfully',
    failed: 'Failed to update weekly digest',
  });
  if (!digest) return null;
  const { isOn, weekday, hour } = digest;
  const save = (changed: Partial<Settings>) =>
    change.mutate({ path: DIGEST, method: 'PUT', body: { isOn, weekday, hour, ...changed } });
  return (
    <section aria-labelledby={id} className="row-card mb-6">
      <div className="row-main">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={id} className="row-title">
            Weekly digest
          </h2>
          <Badge tone={isOn ? 'green' : 'grey'}>{isOn ? 'On' : 'Off'}</Badge>
        </div>
        <p className="row-facts">{whatOf(digest, canSend)}</p>
        {isOn && <p className="row-facts">{counts.isError ? NOT_COUNTED : whoOf(counts.data)}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <label className="flex items-center gap-2">
            Day
            <select
              value={weekday}
              disabled={change.isPending}
              className="field w-auto"
              onChange={(event) => save({ weekday: Number(event.target.value) })}
            >
              {DAYS.map((day, at) => (
                <option key={day} value={at + 1}>
                  {day}
                </option>
              ))}
            </select>
          </label>
          <label className="flex items-center gap-2">
            Hour
            <select
              value={hour}
              disabled={change.isPending}
              className="field w-auto"
              onChange={(event) => save({ hour: Number(event.target.value) })}
            >
              {HOURS.map((one) => (
                <option key={one} value={one}>
                  {one}:00
                </option>
              ))}
            </select>
          </label>
          <span className="hint">As clocks in Morocco show it</span>
        </div>
      </div>
      <div className="row-actions">
        <Button
          variant="secondary"
          aria-label="Preview: weekly digest"
          onClick={() => setOpen(true)}
        >
          Preview
        </Button>
        <Switch
          isOn={isOn}
          aria-label="Send the weekly digest"
          disabled={change.isPending}
          onChange={(isTurnedOn) => save({ isOn: isTurnedOn })}
        />
      </div>
      {isOpen && (
        <DigestPreviewDialog
          subjects={counts.data?.subjects ?? []}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function whatOf({ isOn, nextAt, isPrepared }: Digest, canSend: boolean): string {
  if (!isOn) {
    return 'Off: readers are not offered subjects, and nothing goes out by itself. When it is on, whoever chose subjects gets what is new for them once a week, and nothing when nothing is.';
  }
  if (!canSend)
    return 'On, but nothing goes out without a mail server, and subjects are not offered.';
  const next = `The next one goes out ${shortMoment(nextAt)}`;
  return isPrepared
    ? `${next}. It is prepared: stop it below, and this week is skipped.`
    : `${next}. It is prepared a day before, and can be stopped from then on.`;
}

const NOT_COUNTED = 'Who would get it cannot be counted at the moment.';

function whoOf(counts: Readers | undefined): string {
  if (!counts) return 'Who would get it is being counted…';
  const { readers, withNews, groups } = counts;
  if (readers === 0) return 'Nobody has chosen subjects yet.';
  const some = groups
    .slice(0, 5)
    .map((group) => `${figure(group.items)} for ${count(group.readers, 'reader')}`);
  const rest = groups.slice(5).reduce((sum, group) => sum + group.readers, 0);
  const more = rest > 0 ? [`more for ${count(rest, 'reader')}`] : [];
  const items = withNews > 0 ? `; items: ${[...some, ...more].join(', ')}` : '';
  return `As things stand, ${figure(withNews)} of ${count(readers, 'reader')} with subjects would get it${items}.`;
}
