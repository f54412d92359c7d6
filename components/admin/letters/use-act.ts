import { useState } from 'react';
import { ApiError } from '@/components/admin/api/call-api';
import { useChange } from '@/components/admin/api/use-change';
import type { LetterAct } from '@/lib/schemas/letters/input';
import { LETTERS, type Letter } from './letter';

type Action = LetterAct['action'];

const DONE: Record<Action, string> = {
  test: 'Test letter sent successfully',
  send: 'Letter released successfully',
  withdraw: 'Letter withdrawn successfully',
  pause: 'Letter paused successfully',
  resume: 'Letter resumed successfully',
  stop: 'Letter stopped successfully',
};

/** One thing done to one letter; the list is read again afterwards. */
export function useAct({ id }: Letter, action: Action) {
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useChange({
    refreshes: ['letters', 'digest'],
    done: DONE[action],
    failed: `Failed to ${action} letter`,
    onFailed: (error) => setRefusal(error instanceof ApiError ? error.reason : undefined),
  });
  return {
    isPending,
    /** The server's own sentence on why not. */
    refusal,
    act: (sendAt: string | null = null, onDone?: () => void) => {
      setRefusal(undefined);
      mutate(
        { path: `${LETTERS}/${id}/act`, method: 'POST', body: { action, sendAt } },
        { onSuccess: onDone },
      );
    },
  };
}
