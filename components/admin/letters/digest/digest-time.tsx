import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Digest, useDigestChange } from './digest-settings';

type Time = Pick<Digest, 'weekday' | 'hour'>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const HOURS = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);

/** Saved by a button: each step of an arrow key on a list changes its value. */
export function DigestTime({ weekday, hour }: Time) {
  const [chosen, setChosen] = useState<Partial<Time>>({});
  const { save, isPending } = useDigestChange();
  const changed = {
    ...(chosen.weekday !== undefined && chosen.weekday !== weekday && { weekday: chosen.weekday }),
    ...(chosen.hour !== undefined && chosen.hour !== hour && { hour: chosen.hour }),
  };
  const isBusy = isPending || Object.keys(changed).length === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) save(changed, () => setChosen({}));
  };
  return (
    <form onSubmit={submit} className="mt-2 flex flex-wrap items-center gap-3">
      <label className="flex items-center gap-2">
        Day
        <select
          value={chosen.weekday ?? weekday}
          className="field w-auto"
          onChange={({ target }) => setChosen({ ...chosen, weekday: Number(target.value) })}
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
          value={chosen.hour ?? hour}
          className="field w-auto"
          onChange={({ target }) => setChosen({ ...chosen, hour: Number(target.value) })}
        >
          {HOURS.map((label, at) => (
            <option key={label} value={at}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <span className="hint">As clocks in Morocco show it</span>
      <Button type="submit" variant="secondary" isBusy={isBusy} aria-label="Save: weekly digest">
        Save
      </Button>
    </form>
  );
}
