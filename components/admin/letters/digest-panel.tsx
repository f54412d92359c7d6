import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useChange } from '@/components/admin/api/call-api';
import { NotLoaded, count, figure, shortMoment } from '@/components/admin/display/shown';
import { Choice } from '@/components/admin/list/list-view';
import { Badge } from '@/components/ui/badge';
import { QuietButton } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { Switch } from '@/components/ui/switch';
import type { DigestSettingsInput } from '@/lib/entities/mail/letters';
import type { Sent } from '@/components/admin/list/use-list';
import type { DigestReaders, DigestState } from '@/lib/admin/letters/digest';
import { PreviewDialog } from './letter-preview';

const DIGEST = '/api/admin/digest';
const COUNTED_FOR_MS = 60_000;

/** What goes out by itself, who would get it, and the switch. */
export function DigestPanel({ canSend }: { canSend: boolean }) {
  const id = useId();
  const query = useQuery<Digest>({ queryKey: [DIGEST] });
  const { data: digest } = query;
  const [isPreviewed, setPreviewed] = useState(false);
  return (
    <section aria-labelledby={id} className="row-card mb-6">
      <div className="row-main">
        <div className="flex flex-wrap items-center gap-2">
          <h2 id={id} className="row-title">
            Weekly digest
          </h2>
          {digest && (
            <Badge tone={digest.isOn ? 'green' : 'grey'}>{digest.isOn ? 'On' : 'Off'}</Badge>
          )}
        </div>
        {digest ? (
          <>
            <p className="row-facts">{whatOf(digest, canSend)}</p>
            {digest.isOn && <Who nextAt={digest.nextAt} />}
            <DigestTime weekday={digest.weekday} hour={digest.hour} />
          </>
        ) : query.isError ? (
          <NotLoaded what="The weekly digest" {...query} />
        ) : (
          <Spinner />
        )}
      </div>
      {digest && isPreviewed && (
        <Preview nextAt={digest.nextAt} onClose={() => setPreviewed(false)} />
      )}
      {digest && (
        <div className="row-actions">
          <QuietButton aria-label="Preview: weekly digest" onClick={() => setPreviewed(true)}>
            Preview
          </QuietButton>
          <DigestSwitch isOn={digest.isOn} />
        </div>
      )}
    </section>
  );
}

/** Each reader is looked at, which takes its time: no change waits for it but one of the time. */
const useReaders = (nextAt: string) =>
  useQuery<Readers>({
    queryKey: ['readers', nextAt, `${DIGEST}/readers`],
    staleTime: 'static',
    gcTime: COUNTED_FOR_MS,
    placeholderData: keepPreviousData,
  });

function Who({ nextAt }: { nextAt: string }) {
  const counts = useReaders(nextAt);
  return <p className="row-facts">{whoOf(counts)}</p>;
}

/** Each reader has their own: this is the one of whoever chose a single subject, or all of them. */
function Preview({ nextAt, onClose }: { nextAt: string; onClose: () => void }) {
  const [subject, setSubject] = useState('');
  const { subjects = [] } = useReaders(nextAt).data ?? {};
  const options = subjects.map(({ id, name, readers }) => ({
    value: id,
    label: `${name}: ${count(readers, 'reader')}`,
  }));
  return (
    <PreviewDialog
      title="Weekly digest as sent"
      path={`${DIGEST}/preview${subject && `?subject=${subject}`}`}
      onClose={onClose}
    >
      <Choice
        label="For a reader of"
        value={subject}
        options={[{ value: '', label: 'Everything that is new' }, ...options]}
        onChange={setSubject}
      />
      <p className="hint">
        What is new in the week before it goes out. A reader who got none for longer, or chose
        several subjects, gets more.
      </p>
    </PreviewDialog>
  );
}

/** Sends what is changed and nothing else: this page may be older than the rest. */
function useDigestChange() {
  const { isPending, sent, mutate } = useChange({
    done: 'Weekly digest updated successfully',
    failed: 'Failed to update weekly digest',
  });
  return {
    isPending,
    sent: sent as DigestSettingsInput | undefined,
    save: (body: DigestSettingsInput, onSuccess?: () => void) =>
      mutate({ path: DIGEST, method: 'PUT', body }, { onSuccess }),
  };
}

function DigestSwitch({ isOn }: { isOn: boolean }) {
  const { save, sent, isPending } = useDigestChange();
  return (
    <Switch
      isOn={sent?.isOn ?? isOn}
      aria-label="Send the weekly digest"
      aria-busy={isPending || undefined}
      onChange={(isTurnedOn) => save({ isOn: isTurnedOn })}
    />
  );
}

type Time = Pick<Digest, 'weekday' | 'hour'>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const WEEKDAYS = DAYS.map((label, at) => ({ value: String(at + 1), label }));
const HOURS = Array.from({ length: 24 }, (_, at) => ({ value: String(at), label: `${at}:00` }));

/** Saved by a button: each step of an arrow key on a list changes its value. */
function DigestTime({ weekday, hour }: Time) {
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
      <Choice
        label="Day"
        value={String(chosen.weekday ?? weekday)}
        options={WEEKDAYS}
        onChange={(value) => setChosen({ ...chosen, weekday: Number(value) })}
      />
      <Choice
        label="Hour"
        value={String(chosen.hour ?? hour)}
        options={HOURS}
        onChange={(value) => setChosen({ ...chosen, hour: Number(value) })}
      />
      <span className="hint">As clocks in Morocco show it</span>
      <QuietButton type="submit" isBusy={isBusy} aria-label="Save: weekly digest">
        Save
      </QuietButton>
    </form>
  );
}

type Skipped = Sent<NonNullable<DigestState['skipped']>>;
type Digest = Sent<Omit<DigestState, 'skipped'>> & { skipped: Skipped | null };
type Readers = Sent<DigestReaders>;

function whatOf(digest: Digest, canSend: boolean): string {
  const { isOn, nextAt, isPrepared, skipped } = digest;
  if (!isOn) {
    return 'Off: readers are not offered subjects, and nothing goes out by itself. When it is on, whoever chose subjects gets what is new for them once a week, and nothing when nothing is.';
  }
  if (!canSend)
    return 'On, but nothing goes out without a mail server, and subjects are not offered.';
  const next = `The next one goes out ${shortMoment(nextAt)}`;
  if (isPrepared) return `${next}. It is prepared: stop it below, and this week is skipped.`;
  const none = skipped && `None goes out ${shortMoment(skipped.at)}: ${REASONS[skipped.why]}. `;
  return `${none ?? ''}${next}. It is prepared a day before, and can be stopped from then on.`;
}

const REASONS = {
  stopped: 'that week’s was stopped',
  done: 'that week’s has gone out already',
  late: 'it takes an hour to prepare',
} as const;

function whoOf({ data, isError }: ReturnType<typeof useReaders>): string {
  if (isError) return 'Who would get it cannot be counted at the moment.';
  if (!data) return 'Who would get it is being counted…';
  const { readers, withNews, groups } = data;
  if (readers === 0) return 'Nobody has chosen subjects yet.';
  const some = groups
    .slice(0, 5)
    .map((group) => `${figure(group.items)} for ${count(group.readers, 'reader')}`);
  const rest = groups.slice(5).reduce((sum, group) => sum + group.readers, 0);
  const more = rest > 0 ? [`more for ${count(rest, 'reader')}`] : [];
  const items = withNews > 0 ? `; items: ${[...some, ...more].join(', ')}` : '';
  return `As things stand, ${figure(withNews)} of ${count(readers, 'reader')} with subjects would get it${items}.`;
}
