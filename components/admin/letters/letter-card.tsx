import { count, figure, shortMoment } from '@/components/admin/display/figures';
import { RowAction, RowCard, RowFacts } from '@/components/admin/list/row-card';
import { Badge } from '@/components/ui/badge';
import type { LetterState } from '@/lib/entities/mail/letters';
import { type Letter, totalOf, useAct } from './letter';

/** What can be opened of a letter. */
export type LetterPart = 'edit' | 'preview' | 'send' | 'stop' | 'report';

type Props = {
  letter: Letter;
  canSend: boolean;
  onOpen: (part: LetterPart) => void;
  onRemove: () => void;
};

const BADGES: Record<LetterState, { tone: 'green' | 'amber' | 'blue' | 'grey'; label: string }> = {
  draft: { tone: 'grey', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  prepared: { tone: 'blue', label: 'Prepared digest' },
  sending: { tone: 'amber', label: 'Sending' },
  paused: { tone: 'amber', label: 'Paused' },
  stopped: { tone: 'grey', label: 'Stopped' },
  sent: { tone: 'green', label: 'Sent' },
};

export function LetterCard(props: Props) {
  const { letter } = props;
  const { state, subject, trouble, startedAt } = letter;
  const { tone, label } = BADGES[state as LetterState];
  return (
    <RowCard
      title={subject}
      lang="fr"
      badges={<Badge tone={tone}>{label}</Badge>}
      actions={<Actions {...props} />}
    >
      <p className="row-facts">{whenOf(letter)}</p>
      {startedAt && <Progress letter={letter} />}
      {trouble && !startedAt && <p className="row-facts">{trouble}</p>}
      {trouble && state === 'sending' && (
        <p role="status" className="field-error">
          The letter waits, because nothing can be handed to the mail server: {trouble}
        </p>
      )}
    </RowCard>
  );
}

function Actions({ letter, canSend, onOpen, onRemove }: Props) {
  const { state, startedAt } = letter;
  const opening = (part: LetterPart, verb: string) => (
    <RowAction verb={verb} hasColon onClick={() => onOpen(part)} />
  );
  return (
    <>
      {state === 'draft' && opening('edit', 'Edit')}
      {opening('preview', 'Preview')}
      {state === 'draft' && canSend && opening('send', 'Send')}
      {state === 'draft' && <RowAction verb="Delete" hasColon onClick={onRemove} />}
      {state === 'scheduled' && (
        <ActButton letter={letter} action="withdraw" verb="Back to draft" />
      )}
      {state === 'sending' && <ActButton letter={letter} action="pause" verb="Pause" />}
      {state === 'paused' && <ActButton letter={letter} action="resume" verb="Resume" />}
      {(state === 'sending' || state === 'paused') && opening('stop', 'Stop')}
      {state === 'prepared' && opening('stop', 'Stop this digest')}
      {startedAt && opening('report', 'Report')}
    </>
  );
}

type ActProps = { letter: Letter; action: 'withdraw' | 'pause' | 'resume'; verb: string };

function ActButton({ letter, action, verb }: ActProps) {
  const { act, isPending } = useAct(letter, action);
  return <RowAction verb={verb} hasColon isBusy={isPending} onClick={() => act()} />;
}

function Progress({ letter: { counts, subject } }: { letter: Letter }) {
  const total = totalOf(counts);
  return (
    <div className="mt-2">
      {counts.open > 0 && (
        <progress
          className="letter-progress"
          aria-label={`Progress of ${subject}`}
          max={total}
          value={total - counts.open}
        />
      )}
      <RowFacts facts={factsOf(counts)} />
    </div>
  );
}

function factsOf(counts: Letter['counts']): string[] {
  const { sent, open, failed, left, unknown, stopped, leftSince } = counts;
  const facts: [number, string][] = [
    [open, 'to go'],
    [failed, 'failed'],
    [unknown, 'not known whether it arrived'],
    [left, 'had left before'],
    [stopped, 'not sent'],
    [leftSince, 'left since'],
  ];
  const some = facts.filter(([count]) => count > 0);
  return [`${figure(sent)} sent`, ...some.map(([count, text]) => `${figure(count)} ${text}`)];
}

function whenOf(letter: Letter): string {
  const { state, sendAt, startedAt, endedAt, updatedAt, counts } = letter;
  if (state === 'draft') return `Last changed ${shortMoment(updatedAt)}`;
  if (!startedAt && endedAt) return `Did not go out, stopped ${shortMoment(endedAt)}`;
  if (!startedAt) return `Goes out ${shortMoment(sendAt ?? updatedAt)}`;
  const to = `to ${count(totalOf(counts), 'subscriber')}`;
  return endedAt
    ? `Began ${shortMoment(startedAt)} ${to}, ended ${shortMoment(endedAt)}`
    : `Began ${shortMoment(startedAt)} ${to}`;
}
