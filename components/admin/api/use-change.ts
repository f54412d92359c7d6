import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError, callApi } from './call-api';
import { showFailure, showSuccess } from './call-outcome';

export type Change = {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** Called when success has been said, before any list is read again. */
  onSaid?: (answer: Answer) => void;
  /** Its form goes on, and may save again while the lists are still being read. */
  isStaying?: boolean;
};

export type Answer = Record<string, unknown>;
export type Undo = () => void;

export type ChangeOptions = {
  done: string;
  failed: string | ((error: Error) => string);
  /** Offered beside the word of success, if there is anything to take back. */
  undo?: (answer: Answer) => Undo | undefined;
  onFailed?: (error: Error) => void;
};

type Then = { onSuccess?: () => void };

/** Whatever is shown is read again afterwards, except what is asked for once. */
export function useChange({ done, failed, undo, onFailed }: ChangeOptions) {
  const client = useQueryClient();
  const isUnderWay = useRef(false);
  const mutation = useMutation({
    mutationFn: ({ path, method, body }: Change) => callApi<Answer>(path, { method, body }),
    // Pending until the lists are read, so that a deleted row is gone before its dialog closes.
    onSuccess: async (answer, { onSaid, isStaying = false }) => {
      const run = undo?.(answer);
      showSuccess(done, run && { label: 'Undo', run });
      onSaid?.(answer);
      const lists = client.invalidateQueries();
      if (!isStaying) await lists;
    },
    onError: async (error) => {
      const status = error instanceof ApiError ? error.status : undefined;
      // Whoever is told may open the row again at once, and shall see what somebody else saved.
      if (status === 409) await client.invalidateQueries();
      showFailure(error, typeof failed === 'string' ? failed : failed(error));
      onFailed?.(error);
      // The row was deleted elsewhere: the list should not offer it any more.
      if (status === 404) await client.invalidateQueries();
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });
  return {
    isPending: mutation.isPending,
    /** What a switch shows while its change is under way. */
    sent: mutation.isPending ? mutation.variables.body : undefined,
    /** Why the last change failed. */
    error: mutation.error,
    reset: mutation.reset,
    mutate: (change: Change, then?: Then) => {
      // Two clicks, or two keystrokes, can come before the first is rendered as under way.
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      mutation.mutate(change, then);
    },
  };
}
