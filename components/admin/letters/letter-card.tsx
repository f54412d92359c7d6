import { useId } from 'react';
import { count, shortMoment } from '@/components/admin/display/figures';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import type { Letter } from './letter';
import { LetterProgress, totalOf } from './letter-progress';
import { useAct } from './use-act';

export type LetterIntent = 'edit' | 'preview' | 'send' | 'delete' | 'stop' | 'report';

type Props = { letter: Letter; canSend: boolean; onOpen: (intent: LetterIntent) => void };

const BADGES: Record<string, { tone: 'green' | 'amber' | 'blue' | 'grey'; label: string }> = {
  draft: { tone: 'grey', label: 'Draft' },
  scheduled: { tone: 'blue', label: 'Scheduled' },
  prepared: { tone: 'blue', label: 'Prepared digest' },
  sending: { tone: 'amber', label: 'Sending' },
  paused: { tone: 'amber', label: 'Paused' },
  stopped: { tone: 'grey', label: 'Stopped' },
  sent: { tone: 'green', label: 'Sent' },
};

export function LetterCard({ letter, canSend, onOpen }: Props) {
  const id = useId();
  const { state, subject, trouble, startedAt } = letter;
  const { tone, label } = BADGES[state] ?? { tone: 'grey', label: state };
  return (
    <li>
      <article aria-labelledby={id} className="row-card">
        <div className="row-main">
          <div className="flex flex-wrap items-center gap-2">
            <h2 id={id} lang="fr" className="row-title">
              {subject}
            </h2>
            <Badge tone={tone}>{label}</Badge>
          </div>
          <p className="row-facts">{whenOf(letter)}</p>
          {letter.startedAt && <LetterProgress letter={letter} />}
          {trouble && !startedAt && <p className="row-facts">{trouble}</p>}
          {trouble && state === 'sending' && (
            <p role="status" className="field-error">
              The letter waits, because nothing can be handed to the mail server: {trouble}
            </p>
          )}
        </div>
        <div className="row-actions">
          <Actions letter={letter} canSend={canSend} onOpen={onOpen} />
        </div>
      </article>
    </li>
  );
}

function Actions({ letter, canSend, onOpen }: Props) {
  const { state, subject } = letter;
  const opening = (intent: LetterIntent, verb: string) => (
    <Button variant="secondary" aria-label={`${verb}: ${subject}`} onClick={() => onOpen(intent)}>
      {verb}
    </Button>
  );
  return (
    <>
      {state === 'draft' && opening('edit', 'Edit')}
      {opening('preview', 'Preview')}
      {state === 'draft' && canSend && opening('send', 'Send')}
      {state === 'draft' && opening('delete', 'Delete')}
      {state === 'scheduled' && (
        <ActButton letter={letter} action="withdraw" verb="Back to draft" />
      )}
      {state === 'sending' && <ActButton letter={letter} action="pause" verb="Pause" />}
      {state === 'paused' && <ActButton letter={letter} action="resume" verb="Resume" />}
      {(state === 'sending' || state === 'paused') && opening('stop', 'Stop')}
      {state === 'prepared' && opening('stop', 'Stop this digest')}
      {letter.startedAt && opening('report', 'Report')}
    </>
  );
}

type ActProps = { letter: Letter; action: 'withdraw' | 'pause' | 'resume'; verb: string };

function ActButton({ letter, action, verb }: ActProps) {
  const { act, isPending } = useAct(letter, action);
  return (
    <Button
      variant="secondary"
      aria-label={`${verb}: ${letter.subject}`}
      isBusy={isPending}
      onClick={() => act()}
    >
      {verb}
    </Button>
  );
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
