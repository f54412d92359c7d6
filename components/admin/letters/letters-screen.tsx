'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { count } from '@/components/admin/display/figures';
import { ListView } from '@/components/admin/list/list-view';
import { type Removal, RemoveDialog } from '@/components/admin/list/remove-dialog';
import { type ListDescriptor, useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import { DigestPanel } from './digest-panel';
import { LETTERS, type Letter, REFRESHES } from './letter';
import { LetterCard, type LetterPart } from './letter-card';
import { LetterDialog } from './letter-dialog';
import { PreviewDialog } from './letter-preview';
import { ReportDialog } from './report-dialog';
import { SendDialog } from './send-dialog';

type Props = { canSend: boolean; perMinute: number; ownAddress: string };
type Open = { part: LetterPart; letter: Letter };

const LIST: ListDescriptor = {
  name: 'letters',
  path: LETTERS,
  emptyText: 'No letters yet',
  emptyHint: 'A letter is made of articles, masters and sentences of your own.',
};
const LOOK_MS = 2000;

export function LettersScreen({ canSend, perMinute, ownAddress }: Props) {
  const list = useList<Letter>(LIST);
  const [isCreating, setCreating] = useState(false);
  const [opened, setOpened] = useState<Open>();
  const close = () => setOpened(undefined);
  const rows = list.query.data?.rows ?? [];
  useFreshList(rows.some(({ state }) => state === 'scheduled' || state === 'sending'));
  // What is shown of a letter is what it is now, not what it was when the dialog opened.
  const letter = rows.find(({ id }) => id === opened?.letter.id) ?? opened?.letter;
  return (
    <PageFrame
      title="Letters"
      subtitle="What subscribers get by e-mail: written here, sent in the background, reported here"
      actions={<Button onClick={() => setCreating(true)}>Create Letter</Button>}
    >
      {!canSend && <NoMailServer />}
      <DigestPanel canSend={canSend} />
      <ListView list={list} removal={removalOf}>
        {(row, remove) => (
          <LetterCard
            key={row.id}
            letter={row}
            canSend={canSend}
            onOpen={(part) => setOpened({ part, letter: row })}
            onRemove={remove}
          />
        )}
      </ListView>
      {isCreating && <LetterDialog onClose={() => setCreating(false)} />}
      {opened && letter && (
        <>
          {opened.part === 'edit' && <LetterDialog letter={letter} onClose={close} />}
          {opened.part === 'preview' && (
            <PreviewDialog
              title="Letter as sent"
              path={`${LETTERS}/${letter.id}/preview`}
              onClose={close}
            />
          )}
          {opened.part === 'report' && <ReportDialog letter={letter} onClose={close} />}
          {opened.part === 'stop' && <StopDialog letter={letter} onClose={close} />}
          {opened.part === 'send' && (
            <SendDialog
              letter={letter}
              perMinute={perMinute}
              ownAddress={ownAddress}
              onClose={close}
            />
          )}
        </>
      )}
    </PageFrame>
  );
}

const removalOf = ({ id, subject }: Letter): Removal => ({
  path: `${LETTERS}/${id}`,
  noun: 'letter',
  subject: <span lang="fr">{subject}</span>,
});

function StopDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { id, state, subject, counts } = letter;
  return (
    <RemoveDialog
      path={`${LETTERS}/${id}/act`}
      body={{ action: 'stop' }}
      verb="Stop"
      noun="letter"
      question={
        state === 'prepared'
          ? 'Are you sure you want to stop this digest? Nobody gets one this week. What is new then comes with the next one. This action cannot be undone.'
          : `Are you sure you want to stop this letter? ${count(counts.open, 'subscriber')} will not get it. This action cannot be undone.`
      }
      subject={<span lang="fr">{subject}</span>}
      refreshes={REFRESHES}
      onClose={onClose}
    />
  );
}

function NoMailServer() {
  return (
    <div role="status" className="notice mb-6" data-tone="amber">
      <p>
        <strong>Letters can be written but not sent.</strong> This site knows no mail server: set{' '}
        <code>SMTP_URL</code>, and <code>CONTACT_EMAIL</code> for the sender, then start it again.
      </p>
    </div>
  );
}

/** A letter goes on without this screen, so the screen asks how far it is. */
function useFreshList(isMoving: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isMoving) return;
    const look = () => void client.invalidateQueries({ queryKey: ['letters'] });
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [isMoving, client]);
}
