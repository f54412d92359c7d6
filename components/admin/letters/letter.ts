import { ApiError } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import type { Sent } from '@/components/admin/list/use-list';
import type { Letter as StoredLetter } from '@/lib/admin/letters/letters';
import type { LetterAct } from '@/lib/entities/mail/letters';

export type Letter = Sent<StoredLetter>;

export const LETTERS = '/api/admin/letters';

export function totalOf({ leftSince: _, ...counts }: Letter['counts']): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

const DONE: Record<LetterAct['action'], string> = {
  test: 'Test letter sent successfully',
  send: 'Letter released successfully',
  withdraw: 'Letter withdrawn successfully',
  pause: 'Letter paused successfully',
  resume: 'Letter resumed successfully',
  stop: 'Letter stopped successfully',
};

/** What a letter that moves changes: the list of them, and what is said of the next digest. */
export const REFRESHES = ['letters', 'digest'];

/** One thing done to one letter; the list is read again afterwards. */
export function useAct({ id }: Letter, action: LetterAct['action']) {
  const { mutate, isPending, error } = useChange({
    refreshes: REFRESHES,
    done: DONE[action],
    failed: `Failed to ${action} letter`,
  });
  return {
    isPending,
    /** The server's own sentence on why not. */
    refusal: error instanceof ApiError ? error.reason : undefined,
    act: (sendAt: string | null = null, onSuccess?: () => void) => {
      const body: LetterAct = { action, sendAt };
      mutate({ path: `${LETTERS}/${id}/act`, method: 'POST', body }, { onSuccess });
    },
  };
}
