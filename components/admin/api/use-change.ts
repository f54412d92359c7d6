'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { showFailure, showSuccess } from './session-loss';

type Change = {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** At once when the server has it, before anything is read anew. */
  onAccepted?: () => void;
};

type Options = {
  /** First keys of the queries that are read anew after the change, beside the log of changes. */
  refreshes: readonly string[];
  done: string;
  failed: string;
  onDone?: () => void;
  onFailed?: (error: Error) => void;
  onSettled?: () => void;
};

/** A change through the API, with the toasts of the specification. */
export function useChange({ refreshes, done, failed, onDone, onFailed, onSettled }: Options) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ path, onAccepted, ...call }: Change) => {
      const answer = await callApi<Record<string, unknown>>(path, call);
      onAccepted?.();
      return answer;
    },
    // Under way until the lists are read: a deleted row is gone before its dialog is.
    onSuccess: async () => {
      showSuccess(done);
      const keys = [...refreshes, 'audit'];
      await Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })));
      onDone?.();
    },
    onError: (error) => {
      showFailure(error, failed);
      onFailed?.(error);
    },
    onSettled,
  });
}
