'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ListView } from '@/components/admin/list/list-view';
import { RemoveDialog } from '@/components/admin/list/remove-dialog';
import { useList } from '@/components/admin/list/use-list';
import { PageFrame } from '@/components/admin/shell/page-frame';
import { Button } from '@/components/ui/button';
import { DigestPanel } from './digest/digest-panel';
import { LETTERS, type Letter } from './letter';
import { LetterCard, type LetterIntent } from './letter-card';
import { LetterDialog } from './letter-dialog';
import { NoMailServer } from './no-mail-server';
import { PreviewDialog } from './preview-dialog';
import { ReportDialog } from './report-dialog';
import { SendDialog } from './send-dialog';
import { StopDialog } from './stop-dialog';

type Props = { canSend: boolean; perMinute: number; ownAddress: string };
type Open = { what: LetterIntent | 'create'; letter?: Letter } | undefined;

const NEWEST_FIRST = [{ key: '', label: 'Newest first' }];
const LOOK_MS = 2000;

export function LettersScreen({ canSend, perMinute, ownAddress }: Props) {
  const list = useList<Letter>({ name: 'letters', path: LETTERS, sorts: NEWEST_FIRST });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const rows = list.query.data?.rows ?? [];
  useFreshList(rows.some(({ state }) => state === 'scheduled' || state === 'sending'));
  // What is shown of a letter is what it is now, not what it was when the dialog opened.
  const letter = rows.find(({ id }) => id === open?.letter?.id) ?? open?.letter;
  return (
    <PageFrame
      title="Letters"
      subtitle="What subscribers get by e-mail: written here, sent in the background, reported here"
      actions={<Button onClick={() => setOpen({ what: 'create' })}>Create Letter</Button>}
    >
      {!canSend && <NoMailServer />}
      <DigestPanel canSend={canSend} />
      <ListView
        list={list}
        emptyText="No letters yet"
        emptyHint="A letter is made of articles, masters and sentences of your own."
      >
        {(row) => (
          <LetterCard
            key={row.id}
            letter={row}
            canSend={canSend}
            onOpen={(what) => setOpen({ what, letter: row })}
          />
        )}
      </ListView>
      {(open?.what === 'create' || open?.what === 'edit') && (
        <LetterDialog key={letter?.id} letter={letter} onClose={close} />
      )}
      {letter && open?.what === 'preview' && <PreviewDialog letter={letter} onClose={close} />}
      {letter && open?.what === 'report' && <ReportDialog letter={letter} onClose={close} />}
      {letter && open?.what === 'stop' && <StopDialog letter={letter} onClose={close} />}
      {letter && open?.what === 'send' && (
        <SendDialog {...{ letter, perMinute, ownAddress }} onClose={close} />
      )}
      {letter && open?.what === 'delete' && (
        <RemoveDialog
          path={`${LETTERS}/${letter.id}`}
          verb="Delete"
          noun="letter"
          question="Are you sure you want to delete this letter?"
          subject={<span lang="fr">{letter.subject}</span>}
          refreshes={['letters']}
          done="Letter deleted successfully"
          failed="Failed to delete letter"
          onClose={close}
        />
      )}
    </PageFrame>
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
