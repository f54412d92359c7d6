import { count, figure, shortMoment } from '@/components/admin/display/figures';
import type { Sent } from '@/components/admin/list/use-list';
import type { DigestReaders, DigestState } from '@/lib/admin/letters/digest';

type Skipped = Sent<NonNullable<DigestState['skipped']>>;
export type Digest = Sent<Omit<DigestState, 'skipped'>> & { skipped: Skipped | null };
export type Readers = Sent<DigestReaders>;

export function whatOf(digest: Digest, canSend: boolean): string {
  const { isOn, nextAt, isPrepared } = digest;
  if (!isOn) {
    return 'Off: readers are not offered subjects, and nothing goes out by itself. When it is on, whoever chose subjects gets what is new for them once a week, and nothing when nothing is.';
  }
  if (!canSend)
    return 'On, but nothing goes out without a mail server, and subjects are not offered.';
  const next = `The next one goes out ${shortMoment(nextAt)}`;
  return isPrepared
    ? `${next}. It is prepared: stop it below, and this week is skipped.`
    : `${skippedOf(digest)}${next}. It is prepared a day before, and can be stopped from then on.`;
}

const REASONS = {
  stopped: 'that week’s was stopped',
  done: 'that week’s has gone out already',
  late: 'it takes an hour to prepare',
} as const;

const skippedOf = ({ skipped }: Digest) =>
  skipped ? `None goes out ${shortMoment(skipped.at)}: ${REASONS[skipped.why]}. ` : '';

export const NOT_COUNTED = 'Who would get it cannot be counted at the moment.';

export function whoOf(counts: Readers | undefined): string {
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
